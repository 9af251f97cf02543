import { hintNetwork } from '@oja/core';
import { beforeAll, expect, it } from 'vitest';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();
let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});

const load = async () => (await call(api().url, 'services', { token })).data ?? [];
const plansOf = (service: Awaited<ReturnType<typeof load>>[number] | undefined) => service?.plans || [];

it('lists data of the four networks', async () => {
  const services = (await load()).filter(({ category }) => category === 'data');
  expect(services.map(({ id, name, category, available }) => [id, name, category, available])).toEqual([
    ['mtn-data', 'MTN', 'data', true],
    ['airtel-data', 'Airtel', 'data', true],
    ['glo-data', 'Glo', 'data', true],
    ['t2-data', 'T2 (9mobile)', 'data', true],
  ]);
});

it('lists 32 services in six categories, each with plans or with an amount between limits', async () => {
  const services = await load();
  const count = (wanted: string) => services.filter(({ category }) => category === wanted).length;
  const counts = ['data', 'airtime', 'electricity', 'cable', 'result-checker', 'recharge-card'].map(count);
  expect(counts).toEqual([4, 4, 12, 4, 4, 4]);
  for (const service of services)
    expect(plansOf(service).length > 0).toBe(!('max' in (service.limits || {})));
  const find = (id: string) => services.find((service) => service.id === id);
  expect(find('mtn-airtime')?.limits).toEqual({ min: '50.00', max: '50000.00', step: '1.00' });
  expect(find('ikeja-electric')?.limits).toEqual({ min: '500.00', max: '200000.00', step: '1.00' });
  const atOnce = ['neco', 'jamb', 'glo-recharge-card'].map((id) => find(id)?.limits);
  expect(atOnce).toEqual([{ quantity: 20 }, { quantity: 1 }, { quantity: 100 }]);
  expect(plansOf(find('t2-recharge-card')).map(({ stock }) => stock)).toEqual([2000, 2000, 12, 0]);
  expect(plansOf(find('dstv')).find(({ id }) => id === 'dstv-compact')).toEqual({
    id: 'dstv-compact',
    name: 'Compact',
    validityDays: 30,
    price: '19000.00',
    commission: '285.00',
  });
});

it('lists each plan with price, size, validity and commission', async () => {
  const plans = (await load()).flatMap((service) => plansOf(service));
  const find = (id: string) => plans.find((plan) => plan.id === id);
  expect(new Set(plans.map((plan) => plan.id)).size).toBe(plans.length);
  expect(find('mtn-sme-1gb-30d')).toEqual({
    id: 'mtn-sme-1gb-30d',
    name: '1 GB',
    kind: 'SME',
    sizeMb: 1000,
    validityDays: 30,
    price: '456.00',
    commission: '9.00',
  });
  expect(find('mtn-direct-150gb-60d')).toMatchObject({
    sizeMb: 150_000,
    price: '40000.00',
    commission: '800.00',
  });
  expect(find('t2-sme-500mb-30d')).toMatchObject({ price: '70.00', commission: '1.00' });
  expect(find('glo-direct-1.7gb-7d')).toMatchObject({ name: '1.7 GB + 2 GB night', sizeMb: 1700 });
});

it('finds the network of a phone prefix, the longest prefix first', async () => {
  const services = (await load())
    .filter(({ category }) => category === 'data')
    .map(({ id, prefixes }) => ({ id: String(id), prefixes: prefixes || [] }));
  const network = (phone: string) => hintNetwork(phone, services)?.id;
  expect(network('08031234567')).toBe('mtn-data');
  expect(network('07025123456')).toBe('mtn-data');
  expect(network('07021123456')).toBeUndefined();
  expect(network('08091234567')).toBe('t2-data');
});

it('lists a service that is down as unavailable', async () => {
  await api().ledger.setAvailable('glo-data', false);
  expect((await load()).find(({ id }) => id === 'glo-data')?.available).toBe(false);
  await api().ledger.setAvailable('glo-data', true);
});

it('returns the support chat as a link with the phone after "="', async () => {
  const { data } = await call(api().url, 'contact', { token });
  expect(data?.[0]?.link.split('=')[1]).toMatch(/^234\d{10}$/);
});

it('returns the balance with its time', async () => {
  const { data } = await call(api().url, 'balance', { token });
  expect(data.availableBalance).toBe('48250.00');
  expect(Math.abs(Date.parse(data.asOf as string) - Date.now())).toBeLessThan(60_000);
});
