import { isCredit, isSoldByAmount, type Kobo, kobo, type Transaction } from '@oja/core';

/** Whether a provider's own words name an amount: "456", "456.00" or "1,456". */
function namesAmount(words: string, amount: number): boolean {
  const [naira, kobo] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
  const decimal = kobo === '00' ? '(?:\\.00?)?' : `\\.${kobo}`;
  return new RegExp(`(?<![\\d.])${naira}${decimal}(?![\\d]|\\.\\d)`).test(
    words.replaceAll(/(\d),(?=\d{3})/g, '$1'),
  );
}

/** What the customer paid: the agent's own price, else what was debited. */
export const paidOf = ({ sellingPrice, amount }: Transaction): Kobo => sellingPrice ?? kobo(Math.abs(amount));

/**
 * A sale as its customer may see it: at the agent's own price, without what it cost, what the agent earned, and what is in
 * the wallet. A sale without an own price is as it is. Where its money is follows from the sale itself, not from this copy.
 */
export function customersCopy(transaction: Transaction): Transaction {
  const { sellingPrice, amount, fee, category, delivery } = transaction;
  if (sellingPrice === undefined || isCredit(transaction)) return transaction;
  const cost = Math.abs(amount);
  // What a sale of an amount is worth is for the customer to know; what a plan or a pin cost the agent is not.
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
