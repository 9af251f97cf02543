import type { Transaction } from '../schemas/transaction.ts';
import { isCredit } from './isCredit.ts';

/** Connects refunds with their sales, among the transactions it was made from. */
export interface RefundLinks {
  /** The transaction that gives the money of this sale back, or null. */
  refundOf(sale: Transaction): Transaction | null;
  /** The sale that this refund gives the money back of, or null. */
  purchaseOf(refund: Transaction): Transaction | null;
}

/** A commission may be paid as a transaction of its own under the sale's key: no money came back. */
const isEarning = ({ transactionType }: Transaction) => /commission|bonus/i.test(transactionType);

const isNamedRefund = ({ name, transactionType }: Transaction) =>
  /refund|revers/i.test(transactionType) || /^(refund|reversal)\b/i.test(name);

/** How a refund may name its sale: by the intent's key, or by a ref among its words. */
function namesOf(refund: Transaction): readonly string[] {
  const key = refund.reference ? [refund.reference] : [];
  // Another credit of the same key is a refund too, but its words may name anything.
  if (!isNamedRefund(refund)) return key;
  const words = `${refund.description} ${refund.name}`.split(/[\s,;:()]+/);
  return [...key, ...words.filter((word) => /\d/.test(word) && word.length > 3)];
}

/** What a transaction is found by: its ref, and the intent's key. */
const keysOf = ({ ref, reference }: Transaction) => (reference ? [ref, reference] : [ref]);

/** The first value under each key. */
function indexBy(
  items: readonly Transaction[],
  keys: (item: Transaction) => readonly string[],
): ReadonlyMap<string, Transaction> {
  const index = new Map<string, Transaction>();
  for (const item of items) for (const key of keys(item)) if (!index.has(key)) index.set(key, item);
  return index;
}

const find = (index: ReadonlyMap<string, Transaction>, keys: readonly string[]): Transaction | null => {
  const key = keys.find((each) => index.has(each));
  return (key !== undefined && index.get(key)) || null;
};

/** Links the refunds and sales of a history. Each index is made when it is first asked: most lists have no refund. */
export function linkRefunds(items: readonly Transaction[]): RefundLinks {
  let sales: ReadonlyMap<string, Transaction> | null = null;
  let refunds: ReadonlyMap<string, Transaction> | null = null;
  const isRefund = (item: Transaction) => isCredit(item) && !isEarning(item);
  return {
    refundOf(sale) {
      if (isCredit(sale)) return null;
      refunds ??= indexBy(items.filter(isRefund), namesOf);
      return find(refunds, keysOf(sale));
    },
    purchaseOf(refund) {
      if (!isRefund(refund)) return null;
      sales ??= indexBy(
        items.filter((item) => !isCredit(item)),
        keysOf,
      );
      return find(sales, namesOf(refund));
    },
  };
}
