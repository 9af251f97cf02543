import { isCredit, isSoldByAmount, type Kobo, kobo, type Transaction } from '@oja/core';

/** Whether the provider's message contains the amount: "456", "456.00" or "1,456". */
function namesAmount(words: string, amount: number): boolean {
  const [naira, kobo] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
  const decimal = kobo === '00' ? '(?:\\.00?)?' : `\\.${kobo}`;
  return new RegExp(`(?<![\\d.])${naira}${decimal}(?![\\d]|\\.\\d)`).test(
    words.replaceAll(/(\d),(?=\d{3})/g, '$1'),
  );
}

/** The price that the customer paid: the selling price if the agent has one, else the debited amount. */
export const paidOf = ({ sellingPrice, amount }: Transaction): Kobo => sellingPrice ?? kobo(Math.abs(amount));

/**
 * The transaction as the customer may see it: at the selling price, without cost, commission and wallet balance. Returns
 * a transaction without a selling price unchanged. Derive the money state from the original, not from this copy.
 */
export function customersCopy(transaction: Transaction): Transaction {
  const { sellingPrice, amount, fee, category, delivery } = transaction;
  if (sellingPrice === undefined || isCredit(transaction)) return transaction;
  const cost = Math.abs(amount);
  // For airtime and electricity the amount is also the value that the customer gets. A plan's or PIN's cost stays private.
  const isOfAmount = isSoldByAmount(category);
  const added = isOfAmount && !fee && sellingPrice > cost ? kobo(sellingPrice - cost) : undefined;
  const isTold = !isOfAmount && delivery?.message && namesAmount(delivery.message, cost);
  return {
    ...transaction,
    amount: sellingPrice,
    fee: added,
    commission: undefined,
    balance: undefined,
    delivery: isTold ? { ...delivery, message: undefined } : delivery,
  };
}
