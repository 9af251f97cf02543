import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryJournal } from '../../journal/journal.ts';
import { html, lost, ok, type Reply, refuse } from '../../testing/fakeServer.ts';
import { createTestPurchase, purchaseOf, type WirePurchase } from '../../testing/testPurchase.helper.ts';
import { moneyStateOf } from './trackerState.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The answer of the gateway Kong while a route is missing. */
const noRoute = refuse(404, 'no Route matched with those values');

describe('a gateway in front of the server', () => {
  it('has one debit for several copies and last answers 404: the purchase ends as delivered, never as "Not charged"', async () => {
    const journal = createMemoryJournal();
    const debits = new Map<string, WirePurchase>();
    const answers = [lost, html(502), noRoute];
    let isBack = false;
    const setup = createTestPurchase(
      {
        purchase({ body }) {
          const answer = answers.shift() ?? noRoute;
          // The third copy arrives and is paid; the gateway answers it, and every requery after it.
          if (answers.length === 0) debits.set(body.reference, purchaseOf(body.reference));
          return answer;
        },
        transaction({ params }) {
          const sale = debits.get(params['ref'] ?? '');
          if (sale) return isBack ? ok(sale) : noRoute;
          return refuse(404, 'There is no such transaction.', { code: 'not_found' });
        },
      },
      { platform: { journal } },
    );
    const { steps, stop } = setup.watch();
    await setup.buy();
    await pass(300_000);
    expect(setup.purchases().length).toBeGreaterThan(2);
    expect(moneyStateOf(setup.shown())).toBe('held');
    isBack = true;
    await pass(60_000);
    stop();
    expect(steps).not.toContain('refused');
    expect(setup.shown().step).toBe('delivered');
    expect(debits.size).toBe(1);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ ending: 'delivered' }]);
  });

  const strangers: readonly (readonly [string, Reply<never>])[] = [
    ['404', noRoute],
    ['403', refuse(403, 'Request blocked')],
    ['429', refuse(429, 'API rate limit exceeded', { code: 'too_many_requests' })],
    ['a redirect that is not followed', html(302)],
  ];
  it.each(strangers)(
    'causes a requery by reference if it answers the only copy with %s',
    async (_, answer) => {
      const setup = createTestPurchase({
        purchase: () => answer,
        transaction: ({ params }) => ok(purchaseOf(params['ref'] ?? '')),
      });
      const { steps, stop } = setup.watch();
      await setup.buy();
      await pass(3_000);
      stop();
      expect(steps).toEqual(['drafting', 'reviewing', 'sending', 'unknown', 'delivered']);
    },
  );

  it('lets a refusal count only if the server states it for this purchase', async () => {
    for (const [isMine, step] of [
      [true, 'refused'],
      [false, 'unknown'],
    ] as const) {
      const setup = createTestPurchase({
        purchase: ({ body }) =>
          refuse(403, 'This site may not sell that.', {
            code: 'forbidden',
            purchase: { reference: isMine ? body.reference : crypto.randomUUID(), charged: false },
          }),
      });
      await setup.buy();
      await pass(10);
      expect(setup.shown().step).toBe(step);
      setup.client.dispose();
    }
  });
});
