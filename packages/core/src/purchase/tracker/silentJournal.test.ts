import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIndexedDbJournal } from '../../journal/indexedDbJournal.ts';
import {
  answerRequests,
  muteDatabase,
  outcomeInTime,
  silentDatabases,
} from '../../shared/database/silentDatabases.helper.ts';
import { ok } from '../../testing/fakeServer.ts';
import { createTestPurchase, purchaseOf } from '../../testing/testPurchase.helper.ts';
import { moneyStateOf } from './trackerState.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page of the agent with its journal in this database. */
const openPage = (factory: IDBFactory) =>
  createTestPurchase(
    { purchase: ({ body }) => ok(purchaseOf(body.reference)) },
    { platform: { journal: createIndexedDbJournal(factory) } },
  );
const refused = { step: 'reviewing', couldNotWrite: true };
/** Waits long enough for the reads of a start. */
async function pass(): Promise<void> {
  await answerRequests();
  await vi.advanceTimersByTimeAsync(5_000);
  await answerRequests();
}

it.each([
  ...Object.entries(silentDatabases),
  ['never confirms a write', () => muteDatabase().factory] as const,
  ['confirms the first write alone', () => muteDatabase(1).factory] as const,
])('sends nothing and reports a failed journal if IndexedDB %s', async (_, create) => {
  const page = openPage(create());
  await outcomeInTime(page.buy());
  expect(page.machine.state.peek()).toMatchObject(refused);
  expect(page.machine.isBuying.peek()).toBe(false);
  expect(page.purchases()).toEqual([]);
  page.client.dispose();
});

it.each([
  ['journaled', 0, 'refused'],
  ['sent', 1, 'drafting'],
])('is not treated as sent by the next page if `%s` was written late', async (phase, skip, step) => {
  const database = muteDatabase(skip);
  const first = openPage(database.factory);
  await outcomeInTime(first.buy());
  expect(first.machine.state.peek()).toMatchObject(refused);
  await pass();
  first.client.dispose();
  database.isMute = false;
  const page = openPage(database.factory);
  await pass();
  expect(page.machine.state.peek().step).toBe(step);
  if (phase === 'journaled') expect(moneyStateOf(page.shown())).toBe('not-charged');
  expect([page.purchases(), page.checks()]).toEqual([[], 0]);
});

it('can be bought again on the same page under another key, and is not its own duplicate', async () => {
  const database = muteDatabase();
  const page = openPage(database.factory);
  await outcomeInTime(page.buy());
  const [late] = await createIndexedDbJournal(database.factory).entriesOf('amaka');
  expect(late?.phase).toBe('journaled');
  database.isMute = false;
  await outcomeInTime(page.machine.buy());
  await pass();
  expect(page.machine.state.peek().step).toBe('delivered');
  expect(page.purchases().map(({ body }) => body.reference)).not.toContain(late?.key);
  page.client.dispose();
});
