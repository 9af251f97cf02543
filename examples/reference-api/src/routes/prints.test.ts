import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { seed } from '../robustness/depth.helper.ts';
import { OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn } from '../testing/testApi.helper.ts';

const api = apiForTests();
let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});

const sell = async () => String((await buy(api().url, token, order())).data.ref);
const print = (ref: string, id: string = randomUUID(), who = token) =>
  call(api().url, 'recordPrint', { token: who, params: { ref }, body: { id } });
const save = (some: object) => call(api().url, 'saveShop', { token, body: { name: 'Amaka', ...some } });
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('numbers the prints of a sale across devices, and counts a repeated report once', async () => {
  const ref = await sell();
  const first = randomUUID();
  expect((await print(ref, first)).data).toEqual({ number: 1 });
  expect((await print(ref)).data).toEqual({ number: 2 });
  expect((await print(ref, first.toUpperCase())).data).toEqual({ number: 1 });
});

it(`numbers concurrent prints from 1 without a gap, each print once (${seed})`, async () => {
  // The ids that devices report at the same time, some of them twice.
  const moment = fc.array(fc.nat({ max: 6 }), { minLength: 2, maxLength: 8 });
  for (const told of fc.sample(moment, { seed, numRuns: 6 })) {
    const ref = await sell();
    const ids = Array.from({ length: 7 }, () => randomUUID());
    const numbers = await Promise.all(
      told.map(async (which) => [which, (await print(ref, ids[which])).data.number] as const),
    );
    const byPrint = new Map(numbers);
    for (const [which, number] of numbers) expect(byPrint.get(which)).toBe(number);
    expect([...byPrint.values()].sort()).toEqual([...byPrint.keys()].map((_, at) => at + 1));
  }
});

it('returns 404 for another agent’s sale and for an unknown sale', async () => {
  const ref = await sell();
  expect((await print(ref, undefined, await signIn(api().url, OTHER_AGENT))).status).toBe(404);
  expect((await print('OJA-0')).status).toBe(404);
});

it('stores the shop details for printed cards, for each agent separately', async () => {
  expect((await call(api().url, 'shop', { token })).data).toEqual({});
  const shop = { name: 'Amaka Ventures', phone: '0801 234 5678', logo: PNG };
  expect((await save(shop)).data).toEqual(shop);
  expect((await call(api().url, 'shop', { token })).data).toEqual(shop);
  const other = await signIn(api().url, OTHER_AGENT);
  expect((await call(api().url, 'shop', { token: other })).data).toEqual({});
  await save({});
  expect((await call(api().url, 'shop', { token })).data).toEqual({ name: 'Amaka' });
});

const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
it.each([
  ['an SVG, which may hold script', { logo: `data:image/svg+xml;base64,${svg}` }, 'logo'],
  ['an SVG that is called PNG', { logo: `data:image/png;base64,${svg}` }, 'logo'],
  ['an address', { logo: 'https://tracker.example/1.png' }, 'logo'],
  ['more than its base64', { logo: `${PNG.slice(0, -2)}"==` }, 'logo'],
  ['a picture that is too large', { logo: `data:image/png;base64,${'A'.repeat(40_001)}` }, 'logo'],
  ['a name that no card holds', { name: 'A'.repeat(41) }, 'name'],
  ['a name with what can’t be seen', { name: 'Ama\u202Eka' }, 'name'],
])('refuses %s, and keeps the stored details', async (_, some, field) => {
  await save({});
  const refused = await save(some);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.errors ?? {})).toEqual([field]);
  expect((await call(api().url, 'shop', { token })).data).toEqual({ name: 'Amaka' });
});
