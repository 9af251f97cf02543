import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryJournal } from '../journal/journal.ts';
import { lost, ok } from '../testing/fakeServer.ts';
import { createTestPurchase, demoDraft, purchaseOf } from '../testing/testPurchase.helper.ts';
import type { PurchaseMachine } from './machine.ts';
import { createPurchases } from './purchases.ts';
import type { PurchaseState } from './purchaseView.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const delivering = {
  purchase: ({ body }: { body: { reference: string } }) => ok(purchaseOf(body.reference)),
};
const stepOf = (machine: PurchaseMachine) => machine.state.peek().step;
function keyOf(machine: PurchaseMachine): string {
  const state = machine.state.peek() as PurchaseState & { intent?: { key: string } };
  return state.intent?.key ?? '';
}

describe('a purchase', () => {
  it('goes from the form to the review to the receipt', async () => {
    const { machine, client, purchases } = createTestPurchase(delivering);
    expect(machine.state.peek()).toEqual({ step: 'drafting', before: null });
    machine.review(demoDraft);
    expect(machine.state.peek()).toMatchObject({ step: 'reviewing', priceWas: null, couldNotWrite: false });
    await machine.buy();
    expect(stepOf(machine)).toBe('sending');
    await pass(10);
    expect(machine.state.peek()).toMatchObject({ step: 'delivered', intent: { draft: demoDraft } });
    expect(purchases()).toMatchObject([
      { token: 'a-token', params: { category: 'data' }, body: { reference: keyOf(machine) } },
    ]);
    expect(client.getStore(createPurchases).trackers.peek()).toHaveLength(1);
  });

  it('is journaled and sent once for twenty presses of Buy in one tick', async () => {
    const journal = createMemoryJournal();
    const claim = vi.fn(journal.claim);
    const { machine, purchases } = createTestPurchase(delivering, {
      platform: { journal: { ...journal, claim } },
    });
    machine.review(demoDraft);
    const presses = Array.from({ length: 20 }, () => machine.buy());
    expect(machine.isBuying.peek()).toBe(true);
    await Promise.all(presses);
    await pass(60_000);
    expect(machine.isBuying.peek()).toBe(false);
    expect(claim.mock.calls.filter(([{ phase }]) => phase === 'journaled')).toHaveLength(1);
    expect(purchases()).toHaveLength(1);
  });

  it('is not sent again if Buy is pressed while it is running or after its end', async () => {
    const { machine, purchases } = createTestPurchase(delivering);
    machine.review(demoDraft);
    await machine.buy();
    await machine.buy();
    await machine.buyAgain();
    await pass(60_000);
    await machine.buy();
    expect(purchases()).toHaveLength(1);
  });

  it('is not sent before the review', async () => {
    const { machine, purchases } = createTestPurchase(delivering);
    await machine.buy();
    await machine.buyAgain();
    expect(purchases()).toHaveLength(0);
  });

  it('is journaled as sent before it is sent', async () => {
    const journal = createMemoryJournal();
    const phases: (string | undefined)[] = [];
    const { machine } = createTestPurchase(
      {
        async purchase({ body }) {
          phases.push(...(await journal.entriesOf('amaka')).map(({ phase }) => phase));
          return ok(purchaseOf(body.reference));
        },
      },
      { platform: { journal } },
    );
    machine.review(demoDraft);
    await machine.buy();
    await pass(10);
    expect(phases).toEqual(['sent']);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ phase: 'ended', ending: 'delivered' }]);
  });

  it('is not sent if the journal fails; the review stays for another try under another key', async () => {
    let isFull = true;
    const journal = createMemoryJournal();
    const refusing = {
      ...journal,
      put: (entry: Parameters<typeof journal.put>[0]) =>
        isFull ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : journal.put(entry),
    };
    const { machine, purchases } = createTestPurchase(delivering, { platform: { journal: refusing } });
    machine.review(demoDraft);
    const key = keyOf(machine);
    await machine.buy();
    expect(machine.state.peek()).toMatchObject({ step: 'reviewing', couldNotWrite: true });
    expect(purchases()).toHaveLength(0);
    expect(await journal.entriesOf('amaka')).toEqual([]);
    isFull = false;
    await machine.buy();
    await pass(10);
    expect(machine.state.peek().step).toBe('delivered');
    expect(keyOf(machine)).not.toBe(key);
  });

  it('has another key after it was returned to the form', async () => {
    const { machine } = createTestPurchase(delivering);
    machine.review(demoDraft);
    const first = keyOf(machine);
    machine.edit();
    expect(machine.state.peek()).toEqual({ step: 'drafting', before: demoDraft });
    machine.review(demoDraft);
    expect(keyOf(machine)).not.toBe(first);
  });

  it('is shown if it is given up between the press and its sending, because it was sent', async () => {
    const { machine, purchases } = createTestPurchase(delivering);
    machine.review(demoDraft);
    const press = machine.buy();
    machine.edit();
    await press;
    await pass(10);
    expect(stepOf(machine)).toBe('delivered');
    expect(purchases()).toHaveLength(1);
  });

  it('can be followed by the next one', async () => {
    const { machine, purchases, client } = createTestPurchase(delivering);
    machine.review(demoDraft);
    await machine.buy();
    await pass(10);
    machine.startOver();
    expect(machine.state.peek()).toEqual({ step: 'drafting', before: null });
    expect(client.getStore(createPurchases).trackers.peek()).toEqual([]);
    machine.review({ ...demoDraft, recipient: '08030000009' });
    await machine.buy();
    await pass(10);
    expect(purchases()).toHaveLength(2);
  });
});

describe('a purchase of the previous agent', () => {
  it('disappears when the session ends, whatever its state', async () => {
    const { machine, client } = createTestPurchase({ purchase: () => lost });
    machine.review(demoDraft);
    await machine.buy();
    await pass(10);
    expect(stepOf(machine)).toBe('unknown');
    await client.session?.logout();
    expect(machine.state.peek()).toEqual({ step: 'drafting', before: null });
    machine.review(demoDraft);
    await client.session?.login({ username: 'bello', password: 'x' });
    expect(machine.state.peek()).toEqual({ step: 'drafting', before: null });
  });

  it('is never paid by the next agent, even if the session changes during Buy', async () => {
    const journal = createMemoryJournal();
    let write: () => void = () => {};
    const slow = {
      ...journal,
      async put(entry: Parameters<typeof journal.put>[0]) {
        await new Promise<void>((resolve) => {
          write = resolve;
        });
        await journal.put(entry);
      },
    };
    const { machine, client, purchases } = createTestPurchase(
      {
        ...delivering,
        login: () => ok({ user: { username: 'bello' }, authorization: { token: 'bello-token' } }),
        user: ({ token }) => ok({ username: token === 'bello-token' ? 'bello' : 'amaka' }),
      },
      { platform: { journal: slow } },
    );
    machine.review(demoDraft);
    const press = machine.buy();
    await pass(10);
    await client.session?.login({ username: 'bello', password: 'x' });
    write();
    await press;
    await pass(60_000);
    expect(purchases()).toHaveLength(0);
    expect(machine.state.peek()).toEqual({ step: 'drafting', before: null });
    expect(await journal.entriesOf('amaka')).toEqual([]);
  });
});
