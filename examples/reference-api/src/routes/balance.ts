import { toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { walletBalance } from '../ledger/accounts.ts';

export const balance: Handler<'balance'> = async ({ caller }, { db, clock }) => {
  // Read before the balance, so that the balance is at least as new as `asOf`.
  const asOf = new Date(clock()).toISOString();
  return { data: { availableBalance: toNaira(await walletBalance(db, caller.agentId)), asOf } };
};
