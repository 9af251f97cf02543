import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { html, lost, ok, type Reply, refuse, silent } from '../../testing/fakeServer.ts';
import { createTestPurchase, purchaseOf, type WirePurchase } from '../../testing/testPurchase.helper.ts';
import { moneyStateOf } from './trackerState.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const cut: Reply<never> = {
  kind: 'raw',
  status: 201,
  contentType: 'application/json',
  text: JSON.stringify({ data: demoTransaction() }).slice(0, 80),
};
/** Replies that leave the charge unknown. */
const doubtful: readonly (readonly [string, Reply<never>])[] = [
  ['no answer in time', silent],
  ['a lost answer', lost],
  ['a gateway’s page with 502', html(502)],
  ['a portal’s page with 200', html(200)],
  ['a firewall’s page with 403', html(403)],
  ['a firewall’s 403 in JSON', refuse(403, 'Forbidden')],
  ['a gateway’s 404 in JSON', refuse(404, 'no Route matched with those values')],
  ['a limiter’s 429', refuse(429, 'API rate limit exceeded')],
  ['a 400 without a code of the API', refuse(400, 'Bad request', { code: 'bad_request' })],
  ['truncated JSON', cut],
  ['a server error in the API’s own words', refuse(500, 'Something went wrong.')],
  ['"already in progress"', refuse(409, 'On its way.', { code: 'in_progress' })],
  ['an answer about another purchase', ok(purchaseOf('another')) as never],
];

describe('a purchase after a reply that leaves the charge unknown', () => {
  it.each(doubtful)('is unknown after %s, until the server has its status', async (_, reply) => {
    let isKnown = false;
    const setup = createTestPurchase({
      purchase: () => reply,
      transaction: ({ params }) => (isKnown ? ok(purchaseOf(params['ref'] ?? '')) : html(502)),
    });
    const { steps, stop } = setup.watch();
    await setup.buy();
    await pass(40_000);
    expect(setup.shown()).toMatchObject({ step: 'unknown' });
    expect(moneyStateOf(setup.shown())).toBe('held');
    isKnown = true;
    await pass(60_000);
    stop();
    expect(steps).toEqual(['drafting', 'reviewing', 'sending', 'unknown', 'delivered']);
    expect(setup.purchases()).toHaveLength(1);
  });

  it.each(doubtful)(
    'is never sent again after %s to a server that may pay for every copy',
    async (_, reply) => {
      const setup = createTestPurchase({ purchase: () => reply }, { dedupe: 'none' });
      const { steps, stop } = setup.watch();
      await setup.buy();
      await pass(3_600_000);
      stop();
      expect(setup.purchases()).toHaveLength(1);
      expect(steps).not.toContain('refused');
      expect(steps).not.toContain('failed');
      expect(steps.at(-1)).toBe('needs-review');
    },
  );

  it('is sent again with the same key and bytes while a server that deduplicates does not have it', async () => {
    let sent = 0;
    const known = new Map<string, WirePurchase>();
    const setup = createTestPurchase({
      purchase({ body }) {
        sent += 1;
        if (sent < 4) return lost;
        known.set(body.reference, purchaseOf(body.reference));
        return lost;
      },
      transaction({ params }) {
        const sale = known.get(params['ref'] ?? '');
        return sale ? ok(sale) : refuse(404, 'Unknown.');
      },
    });
    await setup.buy();
    await pass(60_000);
    expect(setup.shown().step).toBe('delivered');
    expect(setup.purchases()).toHaveLength(4);
    expect(new Set(setup.purchases().map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is refused once the server, long enough after the last copy, still does not have it', async () => {
    const setup = createTestPurchase({ purchase: () => lost });
    await setup.buy();
    await pass(119_000);
    expect(setup.shown().step).toBe('unknown');
    await pass(180_000);
    expect(setup.shown()).toMatchObject({ step: 'refused', problem: null });
    const copies = setup.purchases().length;
    await pass(3_600_000);
    expect(setup.purchases()).toHaveLength(copies);
  });

  it('is not given up soon after a late copy, which may still be in flight', async () => {
    const setup = createTestPurchase({ purchase: () => lost });
    await setup.buy();
    await pass(119_000);
    const before = setup.purchases().length;
    setup.machine.requeryNow();
    await pass(1);
    expect(setup.purchases()).toHaveLength(before + 1);
    // The two minutes of sending copies are over; the twenty seconds after the last one are not.
    await pass(2_000);
    setup.machine.requeryNow();
    await pass(16_000);
    expect(setup.shown().step).toBe('unknown');
    await pass(20_000);
    expect(setup.shown()).toMatchObject({ step: 'refused', problem: null });
    expect(setup.purchases()).toHaveLength(before + 1);
  });

  it('is not given up after a gateway’s 404, which has a message and no code', async () => {
    const setup = createTestPurchase({ purchase: () => lost, transaction: () => refuse(404, 'Not Found') });
    await setup.buy();
    await pass(3_600_000);
    expect(setup.shown().step).toBe('unknown');
  });

  it('is not refused because a later copy is: it is requeried until the server has it', async () => {
    let sent = 0;
    const setup = createTestPurchase({
      purchase: () => (sent++ === 0 ? lost : refuse(402, 'Too little.', { code: 'insufficient_balance' })),
      transaction: ({ params }) => (sent > 1 ? ok(purchaseOf(params['ref'] ?? '')) : refuse(404, 'Unknown.')),
    });
    const { steps, stop } = setup.watch();
    await setup.buy();
    await pass(60_000);
    stop();
    expect(steps).not.toContain('refused');
    expect(setup.shown().step).toBe('delivered');
    expect(setup.purchases()).toHaveLength(2);
  });

  it('ends with the refusal of a later copy if the server never had the first', async () => {
    let sent = 0;
    const setup = createTestPurchase({
      purchase: () => (sent++ === 0 ? lost : refuse(402, 'Too little.', { code: 'insufficient_balance' })),
    });
    await setup.buy();
    await pass(15_000);
    expect(setup.shown().step).toBe('unknown');
    await pass(60_000);
    expect(setup.shown()).toMatchObject({
      step: 'refused',
      problem: { failure: { message: 'Too little.' } },
    });
    expect(setup.purchases()).toHaveLength(2);
  });
});
