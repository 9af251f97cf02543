import { describe, expect, it } from 'vitest';
import { demoBalance } from '../../contract/demo/agent.ts';
import { kobo } from '../../money/kobo.ts';
import { ok } from '../../testing/fakeServer.ts';
import { createTestCall } from '../../testing/testCall.helper.ts';
import { createWalletStore } from './store.ts';

const now = () => 5_000;

describe('the wallet', () => {
  it('is "0.00" until it is loaded, and then has its balance in kobo', async () => {
    const wallet = createWalletStore(createTestCall({ balance: () => ok(demoBalance) }).call, now);
    expect(wallet.availableBalance.peek()).toBe('0.00');
    expect(wallet.state.peek().data).toBeNull();
    await wallet.load();
    expect(wallet.state.peek()).toMatchObject({ status: 'ready', data: { balance: 4_825_000 } });
    expect(wallet.availableBalance.peek()).toBe('48250.00');
  });

  it('never returns to an older balance', async () => {
    const figures = [
      { availableBalance: '100.00', asOf: '2026-11-21T10:00:05Z' },
      { availableBalance: '900.00', asOf: '2026-11-21T10:00:04Z' },
      { availableBalance: '50.00', asOf: '2026-11-21T10:00:06Z' },
    ];
    const wallet = createWalletStore(
      createTestCall({ balance: () => ok(figures.shift() ?? demoBalance) }).call,
      now,
    );
    const shown: string[] = [];
    for (let asked = 0; asked < 3; asked++) {
      await wallet.refresh();
      shown.push(wallet.availableBalance.peek());
    }
    expect(shown).toEqual(['100.00', '100.00', '50.00']);
  });

  it('can be changed locally, and still drops an older answer', async () => {
    const figures = ['2026-11-21T10:00:05Z', '2026-11-21T10:00:04Z'];
    const answer = () => ok({ availableBalance: '100.00', asOf: figures.shift() ?? null });
    const wallet = createWalletStore(createTestCall({ balance: answer }).call, now);
    wallet.change((shown) => ({ ...shown, balance: kobo(1) }));
    expect(wallet.state.peek().data).toBeNull();
    await wallet.load();
    wallet.change((shown) => ({ ...shown, balance: kobo(5_000) }));
    expect(wallet.availableBalance.peek()).toBe('50.00');
    await wallet.refresh();
    expect(wallet.state.peek()).toMatchObject({ status: 'ready', data: { balance: 5_000 } });
  });

  it('has the client’s time if the server sends none', async () => {
    const wallet = createWalletStore(
      createTestCall({ balance: () => ok({ availableBalance: 7 }) }).call,
      now,
    );
    await wallet.load();
    expect(wallet.state.peek()).toMatchObject({ at: 5_000, data: { balance: 700 } });
  });
});
