import type { Transaction } from '../schemas/transaction.ts';

const CREDIT_WORDS = /credit|deposit|fund|revers|commission|bonus/i;

/**
 * True where money came in: a deposit, a refund, a commission. The balances decide where they moved, else the server's
 * `transactionType`. A refund is filed under its sale's category, so the category decides nothing.
 */
export function isCredit({
  balance,
  transactionType,
}: Pick<Transaction, 'balance' | 'transactionType'>): boolean {
  const { before, after } = balance ?? {};
  if (before !== undefined && after !== undefined && before !== after) return after > before;
  return CREDIT_WORDS.test(transactionType);
}
