import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryJournal } from '../journal/journal.ts';
import { lost, ok, refuse } from '../testing/fakeServer.ts';
import { createTestPurchase, purchaseOf } from '../testing/testPurchase.helper.ts';
import { createOtherTabs } from './otherTabs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens a second tab with its list on screen; then the first tab buys. */
async function sellInAnotherTab({ isRefused = false, isDown = (): boolean => false } = {}) {
  const platform = {
    journal: createMemoryJournal(),
    locks: new Set<string>(),
    tabs: new Set<(key: string) => void>(),
  };
  const asked: string[] = [];
  const other = createTestPurchase(
    {
      transactions: () => ok([]),
      transaction({ params }) {
        asked.push(params['ref'] ?? '');
        if (isDown()) return lost;
        return isRefused
          ? refuse(404, 'No such transaction.', { code: 'not_found' })
          : ok(purchaseOf(params['ref'] ?? ''));
      },
    },
    { platform },
  );
  other.client.getStore(createOtherTabs);
  await other.client.transactions.refresh();
  const seller = createTestPurchase(
    isRefused
      ? { purchase: () => refuse(422, 'Too little money.', { code: 'insufficient_balance' }) }
      : { purchase: ({ body }) => ok(purchaseOf(body.reference)) },
    { platform },
  );
  await seller.buy();
  await pass(2_000);
  return { other, asked, rows: other.client.transactions.state.peek().data?.items ?? [] };
}

describe('a tab without purchases', () => {
  it('lists another tab’s purchase within two seconds, and requeries it once', async () => {
    const { rows, asked } = await sellInAnotherTab();
    expect(rows.map(({ status }) => status)).toEqual(['delivered']);
    expect(asked).toHaveLength(1);
    expect(rows[0]?.reference).toBe(asked[0]);
  });

  it('lists nothing for a purchase that was refused in another tab', async () => {
    const { rows } = await sellInAnotherTab({ isRefused: true });
    expect(rows).toEqual([]);
  });

  it('requeries when the device is back online', async () => {
    let isDown = true;
    const { other, asked, rows } = await sellInAnotherTab({ isDown: () => isDown });
    expect(rows).toEqual([]);
    isDown = false;
    other.platform.wake();
    await pass(100);
    expect(other.client.transactions.state.peek().data?.items).toHaveLength(1);
    const { length } = asked;
    other.platform.wake();
    await pass(100);
    expect(asked).toHaveLength(length);
  });

  it('requeries again if the server could not be reached', async () => {
    let isDown = true;
    const { other, asked } = await sellInAnotherTab({ isDown: () => isDown });
    isDown = false;
    await pass(60_000);
    expect(other.client.transactions.state.peek().data?.items).toHaveLength(1);
    const { length } = asked;
    await pass(60_000);
    expect(asked).toHaveLength(length);
  });

  it('requeries nothing after the agent has signed out', async () => {
    const { other, asked } = await sellInAnotherTab();
    await other.client.session?.logout();
    for (const hear of other.platform.tabs) hear('a-later-sale');
    await pass(2_000);
    expect(asked).toHaveLength(1);
  });
});

describe('a tab that follows a purchase', () => {
  it('lists it if another tab saw it end while this one could not requery (seed 108)', async () => {
    const platform = {
      journal: createMemoryJournal(),
      locks: new Set<string>(),
      tabs: new Set<(key: string) => void>(),
    };
    const known = ({ params }: { params: Record<string, string> }) => ok(purchaseOf(params['ref'] ?? ''));
    let isDown = true;
    const follower = createTestPurchase(
      { purchase: () => lost, transaction: (call) => (isDown ? lost : known(call)) },
      { platform },
    );
    follower.client.getStore(createOtherTabs);
    await follower.client.transactions.refresh();
    await follower.buy();
    await pass(100);
    createTestPurchase({ transaction: known }, { platform });
    await pass(20_000);
    expect(follower.shown().step).toBe('ended-elsewhere');
    isDown = false;
    await pass(20_000);
    expect(follower.client.transactions.state.peek().data?.items).toHaveLength(1);
  });
});
