import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { DAY } from '../format/duration.ts';
import { createDefaultPlatform } from '../platform/defaultPlatform.ts';
import { findBalance, type KeptRecord, readBalance, readLastBalance } from './lastBalance.ts';
import { openSnapshot } from './snapshot.ts';
import { createIndexedDbSnapshot } from './snapshotStorage.ts';

const at = Date.parse('2026-11-21T09:41:00+01:00');

/** Creates a device on which an earlier visit stored an answer. */
async function keep(body: unknown, token = 'a-token') {
  const database = new IDBFactory();
  const storage = createIndexedDbSnapshot(database);
  const snapshot = await openSnapshot(storage, {
    ...createDefaultPlatform(),
    now: () => at,
    wait: async () => {},
  });
  const headers = new Headers({ date: new Date(at).toUTCString() });
  snapshot.keep(
    { endpoint: endpoints.balance, query: undefined, token },
    { status: 200, headers, text: JSON.stringify(body) },
  );
  await vi.waitFor(async () => expect(await storage.read()).toBeDefined());
  return database;
}

it('reads the balance in the snapshot of this session until it is too old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at + DAY });
  const database = await keep({ data: { availableBalance: '48250.00' } });
  expect(await readLastBalance('a-token', database)).toEqual({ balance: '48250.00', at });
  expect(await readLastBalance('b-token', database)).toBeNull();
  vi.setSystemTime(at + 31 * DAY);
  expect(await readLastBalance('a-token', database)).toBeNull();
  vi.useRealTimers();
});

it.each([undefined, null, 7, 'x', {}, { owner: 'x', answers: 7 }, { answers: [[]] }])(
  'returns null for a record such as %j',
  (record) => {
    expect(findBalance(record as KeptRecord, 'a-token')).toBeNull();
  },
);

it('returns no balance from an answer without a valid one', () => {
  expect(readBalance('{"data":{"availableBalance":"1500.00"}}')).toBe('1500.00');
  for (const body of [
    '',
    '<html>',
    'null',
    '{}',
    '{"data":null}',
    '{"data":{"availableBalance":"1,5"}}',
    '{"data":{"availableBalance":1e400}}',
  ])
    expect(readBalance(body)).toBeNull();
});
