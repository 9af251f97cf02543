import type { Transaction } from '@oja/core';

const CREDITS = /^(credit|deposit|fund|refund|reversal|commission|bonus)/i;

/** True where money came in: told by the balances where they are there, else by the server's word. */
export function isCredit({ balance, transactionType }: Transaction): boolean {
  const { before, after } = balance ?? {};
  if (before !== undefined && after !== undefined && before !== after) return after > before;
  return CREDITS.test(transactionType.trim());
}
