import { signal } from '@preact/signals-core';
import { noSuchCall } from '../../http/problem.ts';
import type { Call } from '../../http/transport.ts';
import { createResource } from '../../store/resource.ts';
import type { Wallet, WalletStore } from './store.ts';

/** Creates the wallet of a client that shows no balance. It stays empty and sends no request. */
export const createClosedWallet = (_call: Call, now: () => number): WalletStore => ({
  ...createResource<Wallet>(async () => noSuchCall, now),
  availableBalance: signal('0.00'),
});
