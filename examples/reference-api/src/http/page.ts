import { invalid } from './refusal.ts';

/** The sizes of a list's pages. `rows` names what the list has: "transactions". */
export interface PageSize {
  readonly rows: string;
  /** The size without a `limit` in the query. */
  readonly usual: number;
  readonly most: number;
}

/** Parses the `limit` of a query. Throws a 400 if the list has no such page. */
export function parseLimit(limit: number | undefined, { rows, usual, most }: PageSize): number {
  const size = limit ?? usual;
  if (Number.isInteger(size) && size >= 1 && size <= most) return size;
  throw invalid('limit', `Request 1 to ${most} ${rows} at a time.`);
}

export const unknownCursor = () => invalid('cursor', 'This cursor is not valid. Start from the first page.');

/**
 * Cuts `rows` to a page of `limit`. Read one row more than that: it tells that there is a next page, which starts
 * after the cursor of this page's last row.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { readonly page: readonly Row[]; readonly meta?: { readonly nextCursor: string } } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return rows.length > limit && last !== undefined
    ? { page, meta: { nextCursor: cursorOf(last) } }
    : { page };
}

/** A cursor that holds the position of a row itself, because the row may be deleted before the next page is read. */
export const writePosition = (...parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** The parts of a cursor of `writePosition`, of any type. Throws a 400 if the text is not a valid cursor. */
export function parsePosition(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts)) return parts;
  } catch {
    // Throws below.
  }
  throw unknownCursor();
}
