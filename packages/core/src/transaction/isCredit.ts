import type { Transaction } from './schema.ts';

const CREDIT_WORDS = /credit|deposit|fund|revers|commission|bonus/i;

/**
 * True if the transaction brought money in: a deposit, a refund or a commission. The balances decide if they changed,
 * else the server's `transactionType`. The category does not: a refund has the category of its purchase.
 */
export function isCredit({
  balance,
  transactionType,
}: Pick<Transaction, 'balance' | 'transactionType'>): boolean {
  const { before, after } = balance ?? {};
  if (before !== undefined && after !== undefined && before !== after) return after > before;
  return CREDIT_WORDS.test(transactionType);
}
