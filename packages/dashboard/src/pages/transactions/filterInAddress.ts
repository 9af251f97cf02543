import { parseInstant, statuses, type TransactionsFilter } from '@oja/core';

/** The part of the filter that is in the URL. The search text is not: it is usually a customer's number. */
export type Kept = Omit<TransactionsFilter, 'search'>;

const readTime = (word: string | null): number | null => {
  const at = parseInstant(word ?? '');
  return Number.isFinite(at) ? at : null;
};

/** Reads the filter from the URL. Ignores invalid values. */
export function readFilter(query: URLSearchParams): Kept {
  return {
    status: statuses.find((status) => status === query.get('status')) ?? null,
    category: query.get('service') || null,
    from: readTime(query.get('from')),
    to: readTime(query.get('to')),
  };
}

/** The filter as a query, without empty values. */
export function filterQuery({ status, category, from, to }: Kept): Readonly<Record<string, string>> {
  return {
    ...(status && { status }),
    ...(category && { service: category }),
    ...(from !== null && { from: new Date(from).toISOString() }),
    ...(to !== null && { to: new Date(to).toISOString() }),
  };
}
