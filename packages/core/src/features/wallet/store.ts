import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { noSuchCall } from '../../http/problem.ts';
import type { Call } from '../../http/transport.ts';
import { type Kobo, toNaira } from '../../money/kobo.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import { walletEndpoints } from './endpoints.ts';

/** The balance in kobo. */
export interface Wallet {
  readonly balance: Kobo;
}

export interface WalletStore extends Resource<Wallet> {
  /**
   * Decimal naira, "0.00" until loaded (specification, section 3). Screens should use `state`, because 0.00 may mean
   * that it is not loaded.
   */
  readonly availableBalance: ReadonlySignal<string>;
}

export function createWalletStore(call: Call, now: () => number): WalletStore {
  const resource = createResource<Wallet & { asOf: number | undefined }>(
    async () => {
      const result = await call(walletEndpoints.balance, { recall: true });
      if (!result.ok) return result;
      return { ...result, data: { balance: result.data.availableBalance, asOf: result.data.asOf } };
    },
    now,
    // An older balance must never replace a newer one.
    (wallet, outcome) => wallet.asOf ?? outcome.serverTime,
  );
  return {
    ...resource,
    availableBalance: computed(() => {
      const wallet = resource.state.value.data;
      return wallet ? toNaira(wallet.balance) : '0.00';
    }),
  };
}

/** Creates the wallet of a client that shows no balance. It stays empty and sends no request. */
export const createClosedWallet = (_call: Call, now: () => number): WalletStore => ({
  ...createResource<Wallet>(async () => noSuchCall, now),
  availableBalance: signal('0.00'),
});
