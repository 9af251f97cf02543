import { formatMoney, formatPrice, isCredit, kobo, type Transaction } from '@oja/core';

function write(transaction: Transaction, format: typeof formatMoney): string {
  const written = format(kobo(Math.abs(transaction.amount)));
  return isCredit(transaction) ? `+${written}` : written;
}

/** "₦456", and "+₦20,000" for what came in: short, for a row. */
export const shortAmount = (transaction: Transaction): string => write(transaction, formatPrice);

/** "₦456.00": exact, for the detail. */
export const exactAmount = (transaction: Transaction): string => write(transaction, formatMoney);
