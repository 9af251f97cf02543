import { isCredit } from './isCredit.ts';
import type { Transaction } from './schema.ts';

/** Links between the refunds and purchases of one list of transactions. */
export interface RefundLinks {
  /** The transaction that refunds this purchase, or `null`. */
  refundOf(sale: Transaction): Transaction | null;
  /** The purchase that this transaction refunds, or `null`. */
  purchaseOf(refund: Transaction): Transaction | null;
}

/** A commission may be paid as a separate transaction under the purchase's key; it is not a refund. */
const isEarning = ({ transactionType }: Transaction) => /commission|bonus/i.test(transactionType);

const isNamedRefund = ({ name, transactionType }: Transaction) =>
  /refund|revers/i.test(transactionType) || /^(refund|reversal)\b/i.test(name);

/** The texts in which a refund may name its purchase: the intent's key, or refs in its description and name. */
function namesOf(refund: Transaction): readonly string[] {
  const key = refund.reference ? [refund.reference] : [];
  // Another credit with the same key is a refund too, but its texts may name anything.
  if (!isNamedRefund(refund)) return key;
  const words = `${refund.description} ${refund.name}`.split(/[\s,;:()]+/);
  return [...key, ...words.filter((word) => /\d/.test(word) && word.length > 3)];
}

/** The texts that identify a transaction: its ref, and the intent's key. */
const keysOf = ({ ref, reference }: Transaction) => (reference ? [ref, reference] : [ref]);

/** Maps each key to the first item that has it. */
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

/** Links the refunds and purchases of a history. Each index is built on first use, because most lists have no refund. */
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
