import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests, call, makeKey, order, signIn } from '../testing/testApi.helper.ts';
import { parseTime } from './parseTime.ts';

const api = apiForTests();
let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});

/** JavaScript parses all of these, as another day or in the device's time zone. PostgreSQL refuses some of them. */
const impossible = [
  '0000-01-01',
  '0000-12-31T23:59:59Z',
  '0000-01-01T00:00:00+01:00',
  '0001-01-01T00:00:00Z',
  '1899-12-31T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '2026-13-01T00:00:00Z',
  '2026-02-30T00:00:00+01:00',
  '2026-02-29',
  '2026-04-31',
  '2026-11-21 09:41:00',
  '2026-11-21T09:41:00',
  '1795251600000',
  '2026',
];

describe('an implausible time gets a 400 for its field', () => {
  it.each(['from', 'to'].flatMap((field) => impossible.map((time) => ({ field, time }))))(
    'in the query of transactions: $field=$time',
    async ({ field, time }) => {
      const came = await call(api().url, 'transactions', { token, query: { [field]: time } });
      expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', [field]]);
    },
  );

  it.each(impossible)('in the time of a transfer: %s', async (paidAt) => {
    const claim = { method: 'manual', amount: '5000.00', bankCode: '058', senderName: 'Amaka Okafor' };
    const body = { ...claim, transferReference: `T-${paidAt}`, paidAt };
    const came = await call(api().url, 'fund', { token, body });
    expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', ['paidAt']]);
  });
});

describe('a day that the calendar lacks gets a 400 with an explanation', () => {
  const from = '2026-02-30T00:00:00+01:00';
  const to = '2026-03-31T00:00:00+01:00';
  const sentence = /valid date and a time with its offset/;
  const queries = { transactions: {}, statement: {}, salesSummary: {}, profit: { by: 'day' } } as const;

  it.each(Object.keys(queries) as (keyof typeof queries)[])('in the query of %s', async (name) => {
    const came = await call(api().url, name, { token, query: { ...queries[name], from, to } });
    expect([came.status, came.errors]).toEqual([400, { from: [expect.stringMatching(sentence)] }]);
  });

  it('in the expiry of an API key', async () => {
    const came = await makeKey(api().url, token, { expiresAt: from });
    expect([came.status, came.errors]).toEqual([400, { expiresAt: [expect.stringMatching(sentence)] }]);
  });

  it.each([
    ['firstAt', { firstAt: from }],
    ['consent.until', { consent: { cap: '900.00', until: from } }],
  ])('in the %s of a schedule', async (field, change) => {
    const { recipient, serviceId, planId, expectedPrice } = order();
    const body = {
      reference: crypto.randomUUID(),
      kind: 'automatic' as const,
      recurrence: 'daily' as const,
      category: 'data',
      expectedPrice,
      purchase: { serviceId, planId, recipient },
      firstAt: to,
      ...change,
    };
    const came = await call(api().url, 'addSchedule', { token, body });
    expect([came.status, came.errors]).toEqual([400, { [field]: [expect.stringMatching(sentence)] }]);
  });
});

it('starts a date without a time at midnight in Lagos', () => {
  expect(parseTime('2028-01-01')).toEqual(new Date('2027-12-31T23:00:00Z'));
});

it('accepts plausible times', async () => {
  for (const time of ['2026-11-21', '2026-11-21T08:00:00+01:00', '2000-01-01T00:00:00Z']) {
    const came = await call(api().url, 'transactions', { token, query: { from: time, to: time } });
    expect(came.status).toBe(200);
  }
});
