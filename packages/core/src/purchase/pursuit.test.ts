import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCall, html, lost, ok, type Reply, refuse, silent } from '../testing/fakeServer.ts';
import { demoTransaction } from '../testing/fixtures.ts';
import { type Answers, demoDraft, type SaleStage, saleOf, saleStage } from '../testing/saleStage.ts';
import { createIntent } from './intent.ts';
import { type JournalEntry, memoryJournal, newEntry, type PurchaseJournal } from './journal.ts';
import { moneyWord, type PursuitState } from './pursuitState.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

type Sale = ReturnType<typeof saleOf>;
const cut: Reply<never> = {
  kind: 'raw',
  status: 201,
  contentType: 'application/json',
  text: JSON.stringify({ data: demoTransaction() }).slice(0, 80),
};
/** What leaves open whether the money went. */
const doubtful: readonly (readonly [string, Reply<never>])[] = [
  ['no answer in time', silent],
  ['a lost answer', lost],
  ['a gateway’s page with 502', html(502)],
  ['a portal’s page with 200', html(200)],
  ['a firewall’s page with 403', html(403)],
  ['truncated JSON', cut],
  ['a server error in the API’s own words', refuse(500, 'Something went wrong.')],
  ['"already in progress"', refuse(409, 'On its way.', { code: 'in_progress' })],
  ['an answer about another purchase', ok(saleOf('another')) as never],
];

async function buy(stage: SaleStage): Promise<void> {
  stage.machine.review(demoDraft);
  await stage.machine.buy();
}
const stateOf = ({ machine }: SaleStage) => machine.state.peek() as PursuitState;
/** Every step that was ever shown from now on. */
function watch({ machine }: SaleStage): { readonly steps: string[]; stop(): void } {
  const steps: string[] = [];
  const stop = machine.state.subscribe(({ step }) => {
    if (steps.at(-1) !== step) steps.push(step);
  });
  return { steps, stop };
}

describe('an answer that leaves open whether the money went', () => {
  it.each(doubtful)('%s: is unknown, and the server’s word resolves it', async (_, reply) => {
    let isKnown = false;
    const stage = saleStage({
      purchase: () => reply,
      transaction: ({ params }) => (isKnown ? ok(saleOf(params['ref'] ?? '')) : html(502)),
    });
    const { steps, stop } = watch(stage);
    await buy(stage);
    await pass(40_000);
    expect(stateOf(stage)).toMatchObject({ step: 'unknown' });
    expect(moneyWord(stateOf(stage))).toBe('held');
    isKnown = true;
    await pass(60_000);
    stop();
    expect(steps).toEqual(['drafting', 'reviewing', 'sending', 'unknown', 'delivered']);
    expect(stage.purchases()).toHaveLength(1);
  });

  it.each(doubtful)('%s: is never sent again to a server that may pay for every copy', async (_, reply) => {
    const stage = saleStage({ purchase: () => reply }, { dedupe: 'none' });
    const { steps, stop } = watch(stage);
    await buy(stage);
    await pass(3_600_000);
    stop();
    expect(stage.purchases()).toHaveLength(1);
    expect(steps).not.toContain('refused');
    expect(steps).not.toContain('failed');
    expect(steps.at(-1)).toBe('needs-review');
  });

  it('is sent again under the same key, to the last byte, while a server that dedupes does not know it', async () => {
    let sent = 0;
    const known = new Map<string, Sale>();
    const stage = saleStage({
      purchase({ body }) {
        sent += 1;
        if (sent < 4) return lost;
        known.set(body.reference, saleOf(body.reference));
        return lost;
      },
      transaction({ params }) {
        const sale = known.get(params['ref'] ?? '');
        return sale ? ok(sale) : refuse(404, 'Unknown.');
      },
    });
    await buy(stage);
    await pass(60_000);
    expect(stateOf(stage).step).toBe('delivered');
    expect(stage.purchases()).toHaveLength(4);
    expect(new Set(stage.purchases().map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is refused once the server, long enough after the last copy, still does not have it', async () => {
    const stage = saleStage({ purchase: () => lost });
    await buy(stage);
    await pass(119_000);
    expect(stateOf(stage).step).toBe('unknown');
    await pass(180_000);
    expect(stateOf(stage)).toMatchObject({ step: 'refused', problem: null });
    const copies = stage.purchases().length;
    await pass(3_600_000);
    expect(stage.purchases()).toHaveLength(copies);
  });

  it('is not decided by the refusal of a later copy: the server is asked until it knows', async () => {
    let sent = 0;
    const stage = saleStage({
      purchase: () => (sent++ === 0 ? lost : refuse(402, 'Too little.')),
      transaction: ({ params }) => (sent > 1 ? ok(saleOf(params['ref'] ?? '')) : refuse(404, 'Unknown.')),
    });
    const { steps, stop } = watch(stage);
    await buy(stage);
    await pass(60_000);
    stop();
    expect(steps).not.toContain('refused');
    expect(stateOf(stage).step).toBe('delivered');
    expect(stage.purchases()).toHaveLength(2);
  });

  it('ends with the refusal of a later copy when the server never had the first', async () => {
    let sent = 0;
    const stage = saleStage({ purchase: () => (sent++ === 0 ? lost : refuse(402, 'Too little.')) });
    await buy(stage);
    await pass(15_000);
    expect(stateOf(stage).step).toBe('unknown');
    await pass(60_000);
    expect(stateOf(stage)).toMatchObject({
      step: 'refused',
      problem: { failure: { message: 'Too little.' } },
    });
    expect(stage.purchases()).toHaveLength(2);
  });
});

describe('asking', () => {
  const processing: Answers = {
    purchase: ({ body }) => ok(saleOf(body.reference, 'pending')),
    transaction: ({ params }) => ok(saleOf(params['ref'] ?? '', 'pending')),
  };

  it('follows the schedule, and tells when it asked and when it will', async () => {
    const stage = saleStage(processing);
    await buy(stage);
    await pass(1);
    for (const [seconds, checks] of [
      [1.9, 0],
      [0.2, 1],
      [3, 2],
      [5, 3],
      [8, 4],
    ] as const) {
      await pass(seconds * 1_000);
      expect(stage.checks()).toBe(checks);
    }
    expect(stateOf(stage)).toMatchObject({ step: 'processing' });
    const state = stateOf(stage) as Extract<PursuitState, { step: 'processing' }>;
    expect(Date.now() - (state.lastCheckedAt ?? 0)).toBeLessThan(1_000);
    expect((state.nextCheckAt ?? 0) - (state.lastCheckedAt ?? 0)).toBeCloseTo(13_000, -2);
  });

  it('falls silent after ten minutes, and begins anew when the tab is shown', async () => {
    const stage = saleStage(processing);
    await buy(stage);
    await pass(700_000);
    const asked = stage.checks();
    await pass(86_400_000);
    expect(stage.checks()).toBe(asked);
    expect(stateOf(stage)).toMatchObject({ step: 'processing', nextCheckAt: null });
    stage.platform.wake();
    await pass(20_000);
    expect(stage.checks()).toBe(asked + 5);
  });

  it('goes on when the wake comes while an answer is on its way that gets lost', async () => {
    let reply: Reply<Sale> = lost;
    const stage = saleStage({ purchase: () => lost, transaction: () => reply });
    await buy(stage);
    await pass(3_600_000);
    reply = silent;
    stage.platform.wake();
    await pass(5_000);
    // Back online while the last question is still out: no other wake follows.
    reply = lost;
    stage.platform.wake();
    await pass(11_000);
    reply = ok(saleOf(stage.purchases()[0]?.body.reference ?? ''));
    await pass(20_000);
    expect(stateOf(stage).step).toBe('delivered');
  });

  it('happens at once on "check now"', async () => {
    const stage = saleStage(processing);
    await buy(stage);
    await pass(60_000);
    const asked = stage.checks();
    stage.machine.checkNow();
    await pass(1);
    expect(stage.checks()).toBe(asked + 1);
  });

  it('keeps what is known on screen while it meets faults', async () => {
    const stage = saleStage({ ...processing, transaction: () => html(502) });
    await buy(stage);
    await pass(60_000);
    expect(stateOf(stage)).toMatchObject({ step: 'processing', transaction: { status: 'pending' } });
  });

  it.each([
    ['delivered', { step: 'delivered' }, 'charged'],
    ['failed', { step: 'failed', money: 'refunded' }, 'refunded'],
    ['reversed', { step: 'reversed' }, 'refunded'],
  ])('ends with %s', async (status, state, word) => {
    const stage = saleStage({
      ...processing,
      transaction: ({ params }) => ok(saleOf(params['ref'] ?? '', status)),
    });
    await buy(stage);
    await pass(10_000);
    expect(stateOf(stage)).toMatchObject(state);
    expect(moneyWord(stateOf(stage))).toBe(word);
    const asked = stage.checks();
    await pass(3_600_000);
    expect(stage.checks()).toBe(asked);
  });

  it('does not call refused what the server had a moment ago, when it can’t find it any more', async () => {
    const stage = saleStage({ ...processing, transaction: () => refuse(404, 'Unknown.') });
    await buy(stage);
    await pass(3_600_000);
    expect(stateOf(stage).step).toBe('processing');
    expect(stage.purchases()).toHaveLength(1);
  });

  it('is not moved by an answer about another purchase', async () => {
    const stage = saleStage({ purchase: () => lost, transaction: () => ok(saleOf('another')) });
    await buy(stage);
    await pass(60_000);
    expect(stateOf(stage).step).toBe('unknown');
  });

  it('tells balance and list of every change of status, once', async () => {
    let status = 'pending';
    const stage = saleStage({
      ...processing,
      transaction: ({ params }) => ok(saleOf(params['ref'] ?? '', status)),
    });
    await stage.client.transactions.load();
    await buy(stage);
    await pass(30_000);
    const balances = () => stage.server.calls.filter(({ name }) => name === 'balance').length;
    expect(balances()).toBe(1);
    status = 'delivered';
    await pass(30_000);
    expect(balances()).toBe(2);
    expect(stage.client.transactions.state.peek().data?.items).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('a server that can’t be asked about one purchase', () => {
  const list = (): Reply<Sale[]> =>
    ok([
      demoTransaction({ id: '1', createdAt: new Date().toISOString() }),
      demoTransaction({ id: '2', recipient: '08020000000' }),
    ]);

  it.each([
    ['in its own words', refuse(404, 'No such route.')],
    ['with a page', html(404)],
    ['as a method that it lacks', html(405)],
  ])('says so %s: after two minutes the agent is shown what may be it', async (_, reply) => {
    const stage = saleStage(
      { purchase: () => lost, transaction: () => reply, transactions: list },
      { dedupe: 'none' },
    );
    await buy(stage);
    await pass(110_000);
    expect(stateOf(stage).step).toBe('unknown');
    await pass(90_000);
    expect(stateOf(stage)).toMatchObject({ step: 'needs-review', candidates: [{ id: '1' }] });
    expect(moneyWord(stateOf(stage))).toBe('held');
    expect(stage.purchases()).toHaveLength(1);
  });

  it('is looked at again when the agent wishes, and its own word still wins', async () => {
    let reply: Reply<Sale> = refuse(404, 'Unknown.');
    const stage = saleStage({ purchase: () => lost, transaction: () => reply }, { dedupe: 'none' });
    await buy(stage);
    await pass(200_000);
    expect(stateOf(stage).step).toBe('needs-review');
    const asked = stage.checks();
    await pass(3_600_000);
    expect(stage.checks()).toBe(asked);
    reply = ok(saleOf(stage.purchases()[0]?.body.reference ?? ''));
    stage.machine.checkNow();
    await pass(10);
    expect(stateOf(stage).step).toBe('delivered');
  });

  it.each([
    ['delivered', 'charged'],
    ['refused', 'not-charged'],
  ] as const)('leaves it to the agent, who says: %s', async (ending, word) => {
    const journal = memoryJournal();
    const stage = saleStage({ purchase: () => lost }, { dedupe: 'none', platform: { journal } });
    await buy(stage);
    await stage.machine.settleByHand(ending);
    expect(stateOf(stage).step).not.toBe('settled-by-hand');
    await pass(200_000);
    await stage.machine.settleByHand(ending);
    expect(stateOf(stage)).toMatchObject({ step: 'settled-by-hand', ending });
    expect(moneyWord(stateOf(stage))).toBe(word);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ phase: 'ended', ending }]);
    stage.machine.checkNow();
    await pass(3_600_000);
    expect(stateOf(stage).step).toBe('settled-by-hand');
  });
});

describe('what the agent said by hand', () => {
  it('is not undone by a question that was on its way and found nothing', async () => {
    let reply: Reply<Sale> = refuse(404, 'Unknown.');
    const stage = saleStage({ purchase: () => lost, transaction: () => reply }, { dedupe: 'none' });
    await buy(stage);
    await pass(200_000);
    reply = silent;
    stage.machine.checkNow();
    await pass(10);
    await stage.machine.settleByHand('refused');
    await pass(60_000);
    expect(stateOf(stage)).toEqual(expect.objectContaining({ step: 'settled-by-hand', ending: 'refused' }));
  });
});

describe('after a restart', () => {
  /** A journal in which an earlier run of the app left one line. */
  async function left(change: Partial<JournalEntry> = {}) {
    const journal = memoryJournal();
    const intent = createIntent(demoDraft, crypto.randomUUID(), Date.now());
    const entry: JournalEntry = { ...newEntry(intent, 'amaka', Date.now()), phase: 'sent', ...change };
    await journal.put(entry);
    return { journal, entry };
  }
  const restart = (
    journal: PurchaseJournal,
    answers: Answers = {},
    more: Parameters<typeof saleStage>[1] = {},
  ) => saleStage(answers, { ...more, platform: { journal, ...more.platform } });
  const found: Answers = { transaction: ({ params }) => ok(saleOf(params['ref'] ?? '')) };

  it('what was written down and never sent is not charged, without asking', async () => {
    const { journal } = await left({ phase: 'journaled' });
    const stage = restart(journal);
    await pass(10);
    expect(stateOf(stage)).toMatchObject({ step: 'refused', problem: null });
    expect(stage.checks()).toBe(0);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ phase: 'ended', ending: 'refused' }]);
  });

  it('what was sent is on screen as unknown, is asked for at once, and is never sent again', async () => {
    const { journal, entry } = await left();
    const stage = restart(journal, found);
    const { steps, stop } = watch(stage);
    await pass(10);
    stop();
    expect(steps).toEqual(['drafting', 'unknown', 'delivered']);
    expect(stage.machine.state.peek()).toMatchObject({ intent: entry.intent });
    expect(stage.purchases()).toHaveLength(0);
  });

  it('what was sent, and the server never had, is offered again and not sent again', async () => {
    const { journal } = await left();
    const stage = restart(journal);
    await pass(19_000);
    expect(stateOf(stage).step).toBe('unknown');
    await pass(41_000);
    expect(stateOf(stage)).toMatchObject({ step: 'refused', problem: null });
    expect(stage.purchases()).toHaveLength(0);
  });

  it.each(['journaled', 'sent'] as const)(
    'what was %s, and another tab still holds, is never called refused here',
    async (phase) => {
      const { journal, entry } = await left({ phase });
      const locks = new Set([entry.key]);
      const stage = restart(journal, {}, { platform: { locks } });
      await pass(600_000);
      expect(stateOf(stage).step).toBe('unknown');
      expect(await journal.entriesOf('amaka')).toEqual([entry]);
      locks.clear();
      stage.platform.wake();
      await pass(1_000);
      expect(stateOf(stage).step).toBe('refused');
    },
  );

  it('where nobody can tell who holds it, it is called refused only when no copy can be left', async () => {
    for (const phase of ['journaled', 'sent'] as const) {
      const { journal } = await left({ phase });
      const stage = restart(journal, {}, { platform: { own: async () => undefined } });
      await pass(170_000);
      expect(stateOf(stage).step).toBe('unknown');
      await pass(130_000);
      expect(stateOf(stage).step).toBe('refused');
    }
  });

  it('what has ended is not taken up, and is forgotten after a day', async () => {
    const { journal } = await left({ phase: 'ended', ending: 'delivered' });
    const first = restart(journal);
    await pass(10);
    expect(first.machine.state.peek().step).toBe('drafting');
    expect(await journal.entriesOf('amaka')).toHaveLength(1);
    first.client.dispose();
    await pass(86_400_001);
    restart(journal);
    await pass(10);
    expect(await journal.entriesOf('amaka')).toEqual([]);
  });

  it('another agent sees nothing of it, and asks for nothing of it', async () => {
    const { journal, entry } = await left({ agentId: 'bello' });
    const stage = restart(journal, found);
    await pass(60_000);
    expect(stage.client.purchases.pursuits.peek()).toEqual([]);
    expect(stage.checks()).toBe(0);
    expect(await journal.entriesOf('bello')).toEqual([entry]);
  });

  it('a purchase that was cut off in mid-flight is found again', async () => {
    const journal = memoryJournal();
    const locks = new Set<string>();
    const debited = new Map<string, Sale>();
    const answers: Answers = {
      purchase({ body }) {
        debited.set(body.reference, saleOf(body.reference));
        return silent;
      },
      transaction({ params }) {
        const sale = debited.get(params['ref'] ?? '');
        return sale ? ok(sale) : refuse(404, 'Unknown.');
      },
    };
    const before = restart(journal, answers, { platform: { locks } });
    await buy(before);
    await pass(1_000);
    before.platform.kill();
    before.client.dispose();
    const after = restart(journal, answers, { platform: { locks } });
    await pass(1_000);
    expect(stateOf(after).step).toBe('delivered');
    expect(before.purchases().length + after.purchases().length).toBe(1);
  });
});

describe('the end of a session', () => {
  it('stops the following, and the journal keeps the purchase for its agent', async () => {
    const journal = memoryJournal();
    const stage = saleStage(
      {
        purchase: () => lost,
        transaction: ({ params, token }) => (token === 'a-token' ? lost : ok(saleOf(params['ref'] ?? ''))),
      },
      { platform: { journal } },
    );
    await buy(stage);
    await pass(1_000);
    await stage.client.session?.logout();
    const asked = stage.checks();
    await pass(3_600_000);
    expect(stage.checks()).toBe(asked);
    expect(stage.client.purchases.pursuits.peek()).toEqual([]);
    expect(stage.platform.locks.size).toBe(0);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ phase: 'sent' }]);
    await stage.client.session?.login({ username: 'amaka', password: 'x' });
    await pass(1_000);
    expect(stateOf(stage).step).toBe('delivered');
    expect(stage.purchases()).toHaveLength(1);
  });

  it('in mid-purchase, by a 401, decides nothing: after signing in again the server is asked', async () => {
    const stage = saleStage({
      purchase: () => refuse(401, 'Sign in again.'),
      transaction: ({ params }) => ok(saleOf(params['ref'] ?? '')),
    });
    const { steps, stop } = watch(stage);
    await buy(stage);
    await pass(1_000);
    expect(stage.client.session?.ended.peek()).toBe('expired');
    await stage.client.session?.login({ username: 'amaka', password: 'x' });
    await pass(1_000);
    stop();
    expect(steps).not.toContain('refused');
    expect(stateOf(stage).step).toBe('delivered');
    expect(stage.purchases()).toHaveLength(1);
  });

  it('by a 401 on a question changes nothing about the purchase', async () => {
    const journal = memoryJournal();
    const stage = saleStage(
      { purchase: () => lost, transaction: () => refuse(401, 'Sign in again.') },
      { platform: { journal } },
    );
    await buy(stage);
    await pass(60_000);
    expect(await journal.entriesOf('amaka')).toMatchObject([{ phase: 'sent', ending: null }]);
  });

  it('tells the next agent’s balance and list nothing of what still arrives', async () => {
    let arrive: (reply: Reply<Sale>) => void = () => {};
    const deaf: Answers = {
      purchase: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
      login: () => ok({ user: { username: 'bello' }, authorization: { token: 'bello-token' } }),
    };
    const stage = saleStage(deaf);
    // A fetch that does not listen to our signal, as a host may give one.
    const hearing = stage.server.fetch;
    const platform = {
      ...stage.platform,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => hearing(input, { ...init, signal: null }),
    };
    const again = saleStage(deaf, { platform });
    again.machine.review(demoDraft);
    await again.machine.buy();
    await pass(10);
    await again.client.session?.login({ username: 'bello', password: 'x' });
    await again.client.transactions.load();
    await again.client.wallet.load();
    const calls = stage.server.calls.length;
    const reference = (stage.server.calls.find(({ name }) => name === 'purchase') as FakeCall<'purchase'>)
      .body.reference;
    arrive(ok(saleOf(reference)));
    await pass(1_000);
    expect(again.client.transactions.state.peek().data?.items).toEqual([]);
    expect(stage.server.calls).toHaveLength(calls);
  });
});

describe('two clients on one page', () => {
  it('share a journal and never both conclude, nor both send', async () => {
    const journal = memoryJournal();
    const locks = new Set<string>();
    const answers: Answers = { purchase: () => lost };
    const first = saleStage(answers, { platform: { journal, locks } });
    await buy(first);
    await pass(1_000);
    const second = saleStage(answers, { platform: { journal, locks } });
    await pass(1_000);
    expect(stateOf(second).step).toBe('unknown');
    const early = watch(second);
    await pass(100_000);
    early.stop();
    expect(early.steps).not.toContain('refused');
    expect(second.purchases()).toHaveLength(0);
    await pass(600_000);
    expect(stateOf(first).step).toBe('refused');
    second.machine.checkNow();
    await pass(1_000);
    expect(stateOf(second).step).toBe('refused');
  });
});
