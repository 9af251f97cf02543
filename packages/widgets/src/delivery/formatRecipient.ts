import { formatPhone, type Transaction } from '@oja/core';

const inFours = (digits: string) =>
  /^\d{5,}$/.test(digits) ? digits.replace(/(.{4})(?=.)/g, '$1 ') : digits;

/** A number as it is read out: phones 4-3-4, meters and cards in fours, anything else as it is. */
export function formatRecipient({
  recipient,
  category,
}: Pick<Transaction, 'recipient' | 'category'>): string {
  if (!recipient) return '';
  return category === 'electricity' || category === 'cable' ? inFours(recipient) : formatPhone(recipient);
}
