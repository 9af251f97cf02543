import type { Wire } from '@oja/core';
import {
  demoAllServices,
  demoMeter,
  demoProfile,
  demoSmartcard,
  demoTransaction,
  ok,
  refuse,
} from '@oja/core/testing';
import type { Answers } from '../testing/testClient.ts';

type WireService = NonNullable<Wire<'services'>>[number];

const disco = (id: string, name: string, more: Partial<WireService> = {}): WireService => ({
  id,
  category: 'electricity',
  name,
  available: true,
  limits: { min: '500.00', max: '200000.00' },
  ...more,
});

/** The twelve discos, as a server lists them. */
export const discos: readonly WireService[] = [
  disco('aba-electric', 'Aba Power'),
  disco('abuja-electric', 'Abuja Electric'),
  disco('benin-electric', 'Benin Electric'),
  disco('eko-electric', 'Eko Electric'),
  disco('enugu-electric', 'Enugu Electric'),
  disco('ibadan-electric', 'Ibadan Electric'),
  disco('ikeja-electric', 'Ikeja Electric'),
  disco('jos-electric', 'Jos Electric', {
    available: false,
    notice: 'Jos Electric is being mended until 6 pm. No token can be bought until then.',
  }),
  disco('kaduna-electric', 'Kaduna Electric'),
  disco('kano-electric', 'Kano Electric'),
  disco('portharcourt-electric', 'Port Harcourt Electric'),
  disco('yola-electric', 'Yola Electric'),
];

/** Services of every category, with all discos. */
export const allServices: WireService[] = [
  ...demoAllServices.filter(({ category }) => category !== 'electricity'),
  ...discos,
];

/** A meter that only Ikeja Electric knows. */
const meter: NonNullable<Answers['meter']> = ({ query }) =>
  query.get('disco_name') === 'ikeja-electric'
    ? ok({ ...demoMeter, meterNumber: query.get('meter_number') ?? '' })
    : refuse(404, 'This disco does not know this meter number and type.', { code: 'not_found' });

/** A meter for a visitor of a partner's page: a masked name, enough to confirm it, and no address. */
export const maskedMeter: NonNullable<Answers['meter']> = ({ query }) => {
  const { address: _, ...known } = demoMeter;
  return ok({ ...known, customerName: 'CH*** NW***', meterNumber: query.get('meter_number') ?? '' });
};

/** A visitor's session without any checks left. */
export const checksSpent: NonNullable<Answers['meter']> = () =>
  refuse(
    403,
    'Too many numbers were checked on this page. Ask the shop for help, or come back in 15 minutes.',
    { code: 'too_many_checks' },
  );

/** Answers a purchase as delivered, with this delivery. */
export const delivering =
  (delivery: Wire<'transaction'>['delivery'] = undefined): NonNullable<Answers['purchase']> =>
  ({ body, params }) =>
    ok(
      demoTransaction({
        reference: body.reference,
        category: params['category'],
        serviceId: body.serviceId,
        recipient: body.recipient,
        amount: body.expectedPrice,
        delivery,
      }),
      { status: 201 },
    );

/** A server that sells everything and delivers at once. */
export const everything: Answers = {
  services: () => ok(allServices),
  meter,
  smartcard: () => ok(demoSmartcard),
  profile: () => ok(demoProfile),
  purchase: delivering(),
};

const sold = (id: string, change: Partial<Wire<'transaction'>>) =>
  demoTransaction({ id, ref: `OJA-${id}`, ...change });

/** Data purchases of today and yesterday. */
export const dataHistory = [
  sold('1', { recipient: '08030000001', planId: 'mtn-sme-1gb', createdAt: '2026-11-20T09:00:00+01:00' }),
  sold('2', {
    recipient: '08031112222',
    planId: 'mtn-sme-2gb',
    amount: '805.00',
    createdAt: '2026-11-21T09:00:00+01:00',
  }),
  sold('3', { recipient: '08039999999', status: 'failed', createdAt: '2026-11-21T09:10:00+01:00' }),
];

const power = { category: 'electricity', meterType: 'prepaid', planId: undefined } as const;

/** Electricity purchases. */
export const powerHistory = [
  sold('4', { ...power, recipient: '99000000010', serviceId: 'ikeja-electric', amount: '5000.00' }),
  sold('5', {
    ...power,
    recipient: '99000000028',
    serviceId: 'yola-electric',
    amount: '12500.00',
    createdAt: '2026-11-20T10:00:00+01:00',
  }),
];

/** The recharge cards of one network: `stock` of the cheaper, none of the other. */
export const rechargeCards = (stock: number): readonly WireService[] => [
  {
    id: 'mtn-recharge-card',
    category: 'recharge-card',
    name: 'MTN',
    available: true,
    limits: { quantity: 100 },
    plans: [
      { id: 'mtn-100', name: '₦100 card', price: '100.00', commission: '3.00', stock },
      { id: 'mtn-1000', name: '₦1,000 card', price: '1000.00', commission: '30.00', stock: 0 },
    ],
  },
];
