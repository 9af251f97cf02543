import type { Wire } from '@oja/core';
import {
  demoMeter,
  demoProfile,
  demoShelf,
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

/** Something of every category, with all discos. */
export const wholeShelf: WireService[] = [
  ...demoShelf.filter(({ category }) => category !== 'electricity'),
  ...discos,
];

/** A meter of Ikeja Electric: no other disco knows it. */
const meter: NonNullable<Answers['meter']> = ({ query }) =>
  query.get('disco_name') === 'ikeja-electric'
    ? ok({ ...demoMeter, meterNumber: query.get('meter_number') ?? '' })
    : refuse(404, 'This disco does not know this meter number and type.', { code: 'not_found' });

/** A server that sells everything and delivers at once. */
export const everything: Answers = {
  services: () => ok(wholeShelf),
  meter,
  smartcard: () => ok(demoSmartcard),
  profile: () => ok(demoProfile),
  purchase: ({ body, params }) =>
    ok(
      demoTransaction({
        reference: body.reference,
        category: params['category'],
        serviceId: body.serviceId,
        recipient: body.recipient,
        amount: body.expectedPrice,
      }),
      { status: 201 },
    ),
};
