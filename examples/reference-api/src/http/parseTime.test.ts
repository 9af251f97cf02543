import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests, call, signIn } from '../testing/testApi.harness.ts';

const api = apiForTests();
let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});

/** JavaScript reads them all, and a database refuses some of them. */
const impossible = [
  '0000-01-01',
  '0000-12-31T23:59:59Z',
  '0000-01-01T00:00:00+01:00',
  '0001-01-01T00:00:00Z',
  '1899-12-31T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '2026-13-01T00:00:00Z',
];

describe('an implausible time is refused beside its field', () => {
  it.each(['from', 'to'].flatMap((field) => impossible.map((time) => ({ field, time }))))(
    'transactions: $field=$time',
    async ({ field, time }) => {
      const came = await call(api().url, 'transactions', { token, query: { [field]: time } });
      expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', [field]]);
    },
  );

  it.each(impossible)('a transfer that was made at %s', async (paidAt) => {
    const claim = { method: 'manual', amount: '5000.00', bankCode: '058', senderName: 'Amaka Okafor' };
    const body = { ...claim, transferReference: `T-${paidAt}`, paidAt };
    const came = await call(api().url, 'fund', { token, body });
    expect([came.status, came.code, Object.keys(came.errors ?? {})]).toEqual([400, 'invalid', ['paidAt']]);
  });
});

it('a time that somebody can mean is taken', async () => {
  for (const time of ['2026-11-21', '2026-11-21T08:00:00+01:00', '2000-01-01T00:00:00Z']) {
    const came = await call(api().url, 'transactions', { token, query: { from: time, to: time } });
    expect(came.status).toBe(200);
  }
});
