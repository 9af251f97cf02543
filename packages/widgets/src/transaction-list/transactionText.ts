import { formatMoney, formatPhone, formatPrice, isCredit, kobo, type Transaction } from '@oja/core';

function write(transaction: Transaction, format: typeof formatMoney): string {
  const written = format(kobo(Math.abs(transaction.amount)));
  return isCredit(transaction) ? `+${written}` : written;
}

/** The short amount for a row: "₦456", or "+₦20,000" for a credit. */
export const shortAmount = (transaction: Transaction): string => write(transaction, formatPrice);

/** The exact amount for the detail: "₦456.00". */
export const exactAmount = (transaction: Transaction): string => write(transaction, formatMoney);

/** Groups phone numbers in a text: "08031234567" becomes "0803 123 4567". Longer numbers and meter numbers stay unchanged. */
export const groupPhones = (words: string): string =>
  words.replace(/(?<!\d)0[789][01]\d{8}(?!\d)/g, (phone) => formatPhone(phone));
