import { parseInstant, statuses, type TransactionsFilter } from '@oja/core';

/** The part of the filter that is kept in the address. The search text is not: it is mostly a customer's number. */
export type Kept = Omit<TransactionsFilter, 'search'>;

const readTime = (word: string | null): number | null => {
  const at = parseInstant(word ?? '');
  return Number.isFinite(at) ? at : null;
};

/** Reads the filter of an address; what makes no sense narrows nothing. */
export function readFilter(query: URLSearchParams): Kept {
  return {
    status: statuses.find((status) => status === query.get('status')) ?? null,
    category: query.get('service') || null,
    from: readTime(query.get('from')),
    to: readTime(query.get('to')),
  };
}

/** The same as a query, with nothing for what narrows nothing. */
export function filterQuery({ status, category, from, to }: Kept): Readonly<Record<string, string>> {
  return {
    ...(status && { status }),
    ...(category && { service: category }),
    ...(from !== null && { from: new Date(from).toISOString() }),
    ...(to !== null && { to: new Date(to).toISOString() }),
  };
}
