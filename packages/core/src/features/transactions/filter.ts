import { foldText, hasWords } from '../../format/foldText.ts';
import { toNaira } from '../../money/kobo.ts';
import { isFinal } from '../../shared/schemas/status.ts';
import type { Transaction, TransactionsQuery } from '../../transaction/schema.ts';

/**
 * A filter of the history. `null` does not filter; `from` and `to` are in ms since 1970, both included. The
 * status `pending` includes every status that is not final.
 */
export interface TransactionsFilter {
  readonly search: string;
  readonly status: Transaction['status'] | null;
  readonly category: string | null;
  readonly from: number | null;
  readonly to: number | null;
}

export const everyTransaction: TransactionsFilter = {
  search: '',
  status: null,
  category: null,
  from: null,
  to: null,
};

const iso = (at: number | null) => (at === null ? undefined : new Date(at).toISOString());

/**
 * Returns a number without its grouping and country code, because people copy it from the screen and servers search for
 * its digits. Returns other text trimmed.
 */
function soughtFor(search: string): string {
  const words = search.trim();
  if (!/^[\d\s()+-]+$/.test(words)) return words;
  return words.replace(/\D/g, '').replace(/^234(?=\d{10}$)/, '0');
}

/** Returns the filter as query parameters (agent API: `status`, `category`, `from`, `to`, `query`). */
export const queryOf = ({ search, status, category, from, to }: TransactionsFilter): TransactionsQuery => ({
  status: status ?? undefined,
  category: category ?? undefined,
  from: iso(from),
  to: iso(to),
  query: soughtFor(search) || undefined,
});

/** True if the transaction matches the search: "0803 123" finds 08031234567, "1GB" finds "1 GB", "₦1,456.50" finds that amount. */
function says(transaction: Transaction, search: string): boolean {
  const { name, description, recipient, ref, reference, statusWord, amount } = transaction;
  const text = [name, description, recipient, ref, reference, statusWord, toNaira(amount)].join('|');
  return hasWords(foldText(text), foldText(search));
}

/**
 * True if the filter includes the transaction. The client checks it too, because a server with only the specification's
 * calls ignores the query, and a new purchase must not appear among yesterday's failures.
 */
export function isWithin(transaction: Transaction, filter: TransactionsFilter): boolean {
  const { search, status, category, from, to } = filter;
  return (
    (status === null ||
      transaction.status === status ||
      (status === 'pending' && !isFinal(transaction.status))) &&
    (category === null || transaction.category === category) &&
    (from === null || transaction.createdAt >= from) &&
    (to === null || transaction.createdAt <= to) &&
    says(transaction, soughtFor(search))
  );
}
