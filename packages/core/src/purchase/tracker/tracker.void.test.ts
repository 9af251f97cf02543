import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIntent } from '../../journal/intent.ts';
import { createMemoryJournal, newEntry } from '../../journal/journal.ts';
import { type Answers, html, lost, ok, refuse, silent } from '../../testing/fakeServer.ts';
import { createTestPurchase, demoDraft, purchaseOf } from '../../testing/testPurchase.helper.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const voiding: Answers = { voidPurchase: () => ok({ voided: true }) };
const voids = (setup: ReturnType<typeof createTestPurchase>) =>
  setup.server.calls.filter(({ name }) => name === 'voidPurchase');

/** Restarts the app with one purchase that was sent and never answered. */
async function restarted(answers: Answers, more: Parameters<typeof createTestPurchase>[1] = {}) {
  const journal = createMemoryJournal();
  const intent = createIntent(demoDraft, crypto.randomUUID(), Date.now());
  const entry = { ...newEntry(intent, 'amaka', Date.now()), phase: 'sent' as const };
  await journal.put(entry);
  return {
    journal,
    entry,
    setup: createTestPurchase(answers, { ...more, platform: { journal, ...more.platform } }),
  };
}

describe('a purchase that is given up', () => {
  it('is voided at once after a restart, and shown as not charged', async () => {
    const { setup, journal, entry } = await restarted(voiding);
    await pass(100);
    expect(setup.shown()).toMatchObject({ step: 'refused', problem: null, evidence: 'voided' });
    expect(voids(setup)).toMatchObject([{ params: { reference: entry.key } }]);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ ending: 'refused', evidence: 'voided' }]);
  });

  it('is voided at once after a 401 to Buy and a new sign-in', async () => {
    const setup = createTestPurchase({
      ...voiding,
      purchase: () => refuse(401, 'Sign in again.', { code: 'unauthenticated' }),
    });
    await setup.buy();
    await pass(1_000);
    expect(setup.client.session?.ended.peek()).toBe('expired');
    await setup.client.session?.login({ username: 'amaka', password: 'x' });
    await pass(500);
    expect(setup.shown()).toMatchObject({ step: 'refused', evidence: 'voided' });
    expect(setup.purchases()).toHaveLength(1);
  });

  it('is voided at once if a later copy is refused without a statement, and keeps the refusal’s message', async () => {
    let sent = 0;
    const tooLittle = refuse(402, 'Too little.', { code: 'insufficient_balance' });
    const setup = createTestPurchase({ ...voiding, purchase: () => (sent++ === 0 ? lost : tooLittle) });
    await setup.buy();
    await pass(2_500);
    expect(setup.purchases()).toHaveLength(2);
    expect(setup.shown()).toMatchObject({
      step: 'refused',
      evidence: 'voided',
      problem: { failure: { message: 'Too little.' } },
    });
  });

  it('is voided after the two minutes in which it is sent again, and not before', async () => {
    const setup = createTestPurchase({ ...voiding, purchase: () => lost });
    await setup.buy();
    await pass(119_000);
    expect(voids(setup)).toHaveLength(0);
    expect(setup.shown().step).toBe('unknown');
    await pass(62_000);
    expect(setup.shown()).toMatchObject({ step: 'refused', evidence: 'voided' });
    expect(voids(setup)).toHaveLength(1);
  });

  it('is delivered if the server has it', async () => {
    const { setup } = await restarted({
      voidPurchase: ({ params }) => ok({ voided: false, transaction: purchaseOf(params['reference'] ?? '') }),
    });
    await pass(100);
    expect(setup.shown().step).toBe('delivered');
  });

  it('is not decided by a void for another purchase', async () => {
    const { setup } = await restarted({
      voidPurchase: () => ok({ voided: false, transaction: purchaseOf(crypto.randomUUID()) }),
    });
    await pass(60_000);
    expect(setup.shown().step).toBe('unknown');
  });

  it('is voided again until the answer arrives', async () => {
    let asked = 0;
    const { setup } = await restarted({ voidPurchase: () => (asked++ < 2 ? lost : ok({ voided: true })) });
    await pass(12_000);
    expect(setup.shown()).toMatchObject({ step: 'refused', evidence: 'voided' });
    expect(asked).toBe(3);
  });

  it('is not voided while another tab has its lock', async () => {
    const { setup, entry } = await restarted(voiding, { platform: { locks: new Set<string>() } });
    setup.client.dispose();
    const journal = createMemoryJournal();
    await journal.put(entry);
    const other = createTestPurchase(voiding, { platform: { journal, locks: new Set([entry.key]) } });
    await pass(60_000);
    expect(other.shown().step).toBe('unknown');
    expect(voids(other)).toHaveLength(0);
  });

  it('is not voided once the server has had it, nor on a server that does not deduplicate', async () => {
    let isKnown = true;
    const seen = createTestPurchase({
      ...voiding,
      purchase: ({ body }) => ok(purchaseOf(body.reference, 'pending')),
      transaction: ({ params }) =>
        isKnown
          ? ok(purchaseOf(params['ref'] ?? '', 'pending'))
          : refuse(404, 'Unknown.', { code: 'not_found' }),
    });
    await seen.buy();
    await pass(3_000);
    isKnown = false;
    await pass(600_000);
    expect(seen.shown().step).toBe('processing');
    expect(voids(seen)).toHaveLength(0);
    const { setup } = await restarted(voiding, { dedupe: 'none' });
    await pass(600_000);
    expect(setup.shown().step).toBe('needs-review');
    expect(voids(setup)).toHaveLength(0);
  });

  it.each([
    ['without the call', refuse(404, 'There is no such call.')],
    ['with a page for it', html(405)],
  ])('counts as not found after twenty seconds without a copy on a server %s', async (_, answer) => {
    const { setup } = await restarted({ voidPurchase: () => answer });
    await pass(19_000);
    expect(setup.shown().step).toBe('unknown');
    await pass(20_000);
    expect(setup.shown()).toMatchObject({ step: 'refused', evidence: 'not-found' });
  });

  it('stays unknown while the void call fails', async () => {
    const { setup } = await restarted({ voidPurchase: () => html(502) });
    await pass(300_000);
    expect(setup.shown().step).toBe('unknown');
  });
});

describe('the clock of the phone', () => {
  const days = 86_400_000;

  it.each([-2 * days, 2 * days])(
    'may jump %i ms: requeries continue, and nothing ends early',
    async (jump) => {
      let offset = 0;
      const journal = createMemoryJournal();
      const now = () => Date.now() + offset;
      const first = createTestPurchase(
        { purchase: () => silent },
        { dedupe: 'none', platform: { journal, now } },
      );
      await first.buy();
      await pass(1_000);
      first.platform.kill();
      first.client.dispose();
      offset = jump;
      const { steps, stop } = createTestPurchase({}, { dedupe: 'none', platform: { journal, now } }).watch();
      await pass(110_000);
      // Two minutes have not passed, whatever the wall clock shows: a copy may still be in flight.
      expect(steps).not.toContain('needs-review');
      await pass(90_000);
      stop();
      expect(steps.at(-1)).toBe('needs-review');
    },
  );

  it('may jump past the ten minutes of the schedule: each purchase is still requeried', async () => {
    let offset = 0;
    const setup = createTestPurchase(
      {
        purchase: () => lost,
        transaction: ({ params }) => (offset ? ok(purchaseOf(params['ref'] ?? '')) : lost),
      },
      { platform: { elapsed: () => Date.now() + offset } },
    );
    await setup.buy();
    await pass(3_000);
    offset = 2 * days;
    await pass(20_000);
    expect(setup.shown().step).toBe('delivered');
  });
});
