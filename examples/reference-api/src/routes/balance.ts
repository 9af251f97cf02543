import { toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { walletBalance } from '../ledger/accounts.ts';

export const balance: Handler<'balance'> = async ({ caller }, { db, clock }) => {
  // The time is taken before the figure is read, so the figure is at least as new as it says.
  const asOf = new Date(clock()).toISOString();
  return { data: { availableBalance: toNaira(await walletBalance(db, caller.agentId)), asOf } };
};
