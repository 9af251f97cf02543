import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryJournal } from '../journal/journal.ts';
import { lost, ok, refuse } from '../testing/fakeServer.ts';
import { createTestPurchase, demoDraft, purchaseOf } from '../testing/testPurchase.helper.ts';
import { withoutIds } from '../testing/withoutIds.helper.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

interface Sent {
  readonly body: { readonly reference: string; readonly pin?: string | undefined };
}
const noSale = () => refuse(404, 'There is no such transaction.', { code: 'not_found' });
const refusal = (code: string, reference: string, data?: unknown) =>
  refuse(403, 'This PIN is not right.', { code, data, purchase: { reference, charged: false } });

describe('a purchase with a PIN', () => {
  it('sends the PIN with the purchase, and stores it nowhere', async () => {
    const journal = createMemoryJournal();
    const written: unknown[] = [];
    const kept = {
      ...journal,
      claim: vi.fn((...all: Parameters<typeof journal.claim>) => {
        written.push(all[0]);
        return journal.claim(...all);
      }),
      put: vi.fn((entry: Parameters<typeof journal.put>[0]) => {
        written.push(entry);
        return journal.put(entry);
      }),
    };
    const { machine, purchases } = createTestPurchase(
      { purchase: ({ body }: Sent) => ok(purchaseOf(body.reference)) },
      { platform: { journal: kept } },
    );
    machine.review(demoDraft);
    await machine.buy('4071');
    await pass(10);
    expect(purchases()).toMatchObject([{ body: { pin: '4071' } }]);
    expect(written.length).toBeGreaterThan(1);
    expect(withoutIds(written)).not.toContain('4071');
    expect(withoutIds(machine.state.peek())).not.toContain('4071');
  });

  it.each([
    ['pin_required', undefined, { kind: 'required', triesLeft: null }],
    ['wrong_pin', { triesLeft: 3 }, { kind: 'wrong', triesLeft: 3 }],
    ['wrong_pin', { triesLeft: '3' }, { kind: 'wrong', triesLeft: null }],
    ['pin_locked', undefined, { kind: 'locked', triesLeft: null }],
  ])('is not charged and has a PIN refusal if it is refused with %s and %j', async (code, data, expected) => {
    const { machine } = createTestPurchase({
      purchase: ({ body }: Sent) => refusal(code, body.reference, data),
    });
    machine.review(demoDraft);
    await machine.buy();
    await pass(10);
    expect(machine.state.peek()).toMatchObject({ step: 'refused', evidence: 'voided' });
    expect(machine.pinRefusal.peek()).toEqual(expected);
  });

  it('is sent under another key after a wrong PIN, because the refused key is never charged', async () => {
    const { machine, purchases } = createTestPurchase({
      purchase: ({ body }: Sent) =>
        body.pin === '4071'
          ? ok(purchaseOf(body.reference))
          : refusal('wrong_pin', body.reference, { triesLeft: 4 }),
    });
    machine.review(demoDraft);
    await machine.buy('9162');
    await pass(10);
    // Twenty presses of the button buy once.
    await Promise.all(Array.from({ length: 20 }, () => machine.buy('4071')));
    await pass(10);
    expect(machine.state.peek().step).toBe('delivered');
    expect(machine.pinRefusal.peek()).toBeNull();
    const [wrong, right] = purchases().map(({ body }) => body as Sent['body']);
    expect(purchases()).toHaveLength(2);
    expect(right?.reference).not.toBe(wrong?.reference);
    expect(right?.pin).toBe('4071');
  });

  it('is resent with the same bytes after a lost answer, including PIN and key', async () => {
    let copies = 0;
    const { machine, purchases } = createTestPurchase(
      {
        purchase: ({ body }: Sent) => {
          copies += 1;
          return copies === 1 ? lost : ok(purchaseOf(body.reference));
        },
        transaction: noSale,
      },
      { dedupe: 'supported' },
    );
    machine.review(demoDraft);
    await machine.buy('4071');
    await pass(30_000);
    expect(machine.state.peek().step).toBe('delivered');
    const bodies = purchases().map(({ body }) => JSON.stringify(body));
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toBe(bodies[0]);
    expect(bodies[0]).toContain('"pin":"4071"');
  });

  it('keeps the PIN of a possible duplicate only until the agent decides', async () => {
    const { machine, purchases } = createTestPurchase({
      purchase: ({ body }: Sent) => ok(purchaseOf(body.reference)),
    });
    machine.review(demoDraft);
    await machine.buy('4071');
    await pass(10);
    machine.startOver();
    machine.review(demoDraft);
    await machine.buy('4071');
    expect(machine.state.peek().step).toBe('duplicate');
    await machine.buyAgain();
    await pass(10);
    expect(purchases().map(({ body }) => (body as Sent['body']).pin)).toEqual(['4071', '4071']);
  });
});

describe('a purchase with a PIN after a restart', () => {
  it('is voided and not sent again if the server never had it', async () => {
    const journal = createMemoryJournal();
    const before = createTestPurchase(
      { purchase: () => lost, transaction: () => lost },
      {
        platform: { journal },
        dedupe: 'supported',
      },
    );
    before.machine.review(demoDraft);
    await before.machine.buy('4071');
    await pass(10);
    before.client.dispose();
    const after = createTestPurchase(
      { transaction: noSale, voidPurchase: () => ok({ voided: true }) },
      { platform: { journal }, dedupe: 'supported' },
    );
    await pass(120_000);
    expect(after.machine.state.peek()).toMatchObject({ step: 'refused', evidence: 'voided' });
    expect(after.purchases()).toEqual([]);
  });

  it('is delivered if the server has it, without asking for the PIN', async () => {
    const journal = createMemoryJournal();
    const before = createTestPurchase(
      { purchase: () => lost, transaction: () => lost },
      {
        platform: { journal },
      },
    );
    before.machine.review(demoDraft);
    await before.machine.buy('4071');
    await pass(10);
    before.client.dispose();
    const after = createTestPurchase(
      { transaction: ({ params }: { params: { ref?: string } }) => ok(purchaseOf(params.ref ?? '')) },
      { platform: { journal } },
    );
    await pass(10_000);
    expect(after.machine.state.peek().step).toBe('delivered');
    expect(after.machine.pinRefusal.peek()).toBeNull();
    expect(after.purchases()).toEqual([]);
  });
});
