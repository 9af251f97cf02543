import type { Transaction } from '@oja/core';
import { isCredit } from '../handover/standing.ts';

/** Money that came back, by the server's own words. */
const isRefund = ({ name, transactionType }: Transaction) =>
  /refund|revers/i.test(transactionType) || /^(refund|reversal)\b/i.test(name);

/** What a refund may name its sale by: a key, or a ref among its words. */
const namesIn = ({ reference, description, name }: Transaction): readonly string[] => [
  ...(reference ? [reference] : []),
  ...`${description} ${name}`.split(/[\s,;:()]+/).filter((word) => /\d/.test(word) && word.length > 3),
];

/** Finds the sale that a refund gives the money back of, among `items`; null where it is not there, or it is no refund. */
export function salesOf(items: readonly Transaction[]): (refund: Transaction) => Transaction | null {
  let byName: Map<string, Transaction> | null = null;
  const index = () => {
    const names = new Map<string, Transaction>();
    for (const item of items) {
      if (isCredit(item)) continue;
      names.set(item.ref, item);
      if (item.reference) names.set(item.reference, item);
    }
    return names;
  };
  return (refund) => {
    if (!isRefund(refund) || !isCredit(refund)) return null;
    // Made when the first refund asks: most lists have none.
    byName ??= index();
    for (const name of namesIn(refund)) {
      const sale = byName.get(name);
      if (sale) return sale;
    }
    return null;
  };
}
