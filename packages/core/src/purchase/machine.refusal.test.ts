import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kobo } from '../money/kobo.ts';
import { ok, refuse } from '../testing/fakeServer.ts';
import { createTestPurchase, demoDraft, purchaseOf } from '../testing/testPurchase.helper.ts';
import type { PurchaseMachine } from './machine.ts';
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

describe('a refused purchase', () => {
  it('is not charged, and has the server’s message', async () => {
    const { machine, purchases } = createTestPurchase({
      purchase: () =>
        refuse(402, 'Your balance is ₦12.00 short. You have not been charged.', {
          code: 'insufficient_balance',
        }),
    });
    machine.review(demoDraft);
    await machine.buy();
    await pass(600_000);
    expect(machine.state.peek()).toMatchObject({
      step: 'refused',
      problem: {
        kind: 'client',
        failure: { message: 'Your balance is ₦12.00 short. You have not been charged.' },
      },
    });
    expect(purchases()).toHaveLength(1);
    machine.edit();
    expect(machine.state.peek()).toEqual({ step: 'drafting', before: demoDraft });
  });

  it('can be reviewed at the server’s new price, as another intent', async () => {
    const { machine, purchases } = createTestPurchase({
      purchase: ({ body }) =>
        body.expectedPrice === '480.00'
          ? ok(purchaseOf(body.reference))
          : refuse(409, 'The price is now ₦480.', { code: 'price_changed', data: { price: '480.00' } }),
    });
    machine.review(demoDraft);
    const first = keyOf(machine);
    await machine.buy();
    await pass(10);
    expect(machine.newPrice.peek()).toBe(48_000);
    machine.reviewNewPrice();
    expect(machine.state.peek()).toMatchObject({
      step: 'reviewing',
      priceWas: kobo(45_600),
      intent: { draft: { price: kobo(48_000) } },
    });
    expect(keyOf(machine)).not.toBe(first);
    expect(purchases()).toHaveLength(1);
    await machine.buy();
    await pass(10);
    expect(stepOf(machine)).toBe('delivered');
    expect(machine.newPrice.peek()).toBeNull();
  });

  it('has a higher fee if the new price is for an amount with a fee', async () => {
    const amount = kobo(50_000);
    const { machine } = createTestPurchase({
      purchase: () => refuse(409, 'Moved.', { code: 'price_changed', data: { price: '520.00' } }),
    });
    machine.review({ ...demoDraft, amount, fee: kobo(1_000), price: kobo(51_000) });
    await machine.buy();
    await pass(10);
    machine.reviewNewPrice();
    expect(machine.state.peek()).toMatchObject({
      intent: { draft: { amount, fee: kobo(2_000), price: kobo(52_000) } },
    });
  });

  it.each([undefined, {}, { price: 'more' }, 'more'])(
    'has no new price if the server sends %j',
    async (data) => {
      const { machine } = createTestPurchase({
        purchase: () => refuse(409, 'Moved.', { code: 'price_changed', data }),
      });
      machine.review(demoDraft);
      await machine.buy();
      await pass(10);
      expect(stepOf(machine)).toBe('refused');
      expect(machine.newPrice.peek()).toBeNull();
      machine.reviewNewPrice();
      expect(stepOf(machine)).toBe('refused');
    },
  );
});

describe('a purchase offline', () => {
  it('is refused and not stored to be sent later', async () => {
    const { machine, purchases, platform } = createTestPurchase(delivering);
    platform.setOnline(false);
    machine.review(demoDraft);
    await machine.buy();
    await pass(10);
    expect(machine.state.peek()).toMatchObject({
      step: 'refused',
      problem: { kind: 'network', phase: 'unsent' },
    });
    platform.setOnline(true);
    await pass(3_600_000);
    expect(purchases()).toHaveLength(0);
  });
});
