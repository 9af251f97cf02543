import { demoTransaction, ok } from '@oja/core/testing';
import type { Answers } from '../testing/testClient.ts';

type Wire = ReturnType<typeof demoTransaction>;

/** Number of sales on each day of November, up to Saturday the 21st. */
const perDay = [2, 4, 3, 0, 5, 6, 8, 1, 3, 4, 4, 2, 7, 9, 0, 3, 5, 2, 6, 4, 3];

/** A month's sales, oldest first as the server sends them. `times` multiplies their number. */
export function salesOfNovember(times = 1): readonly Wire[] {
  return perDay.flatMap((sold, before) =>
    Array.from({ length: sold * times }, (_, at) => {
      const day = String(before + 1).padStart(2, '0');
      const minute = String(Math.min(41, at)).padStart(2, '0');
      const amount = 300 + ((before * 37 + at * 211) % 1900);
      return demoTransaction({
        id: `${day}-${at}`,
        ref: `OJA-${day}-${at}`,
        reference: undefined,
        createdAt: `2026-11-${day}T09:${minute}:00+01:00`,
        amount: `${amount}.00`,
        commission: `${Math.round(amount / 50)}.00`,
        details: {},
      });
    }),
  );
}

/** Answers of a server that returns pages of 25 rows. A cursor is the index of the row after the end of its page. */
export function pagesOf(rows: readonly Wire[]): Answers {
  return {
    transactions({ query }) {
      const cursor = query.get('cursor');
      const end = cursor === null ? rows.length : Number(cursor);
      const start = Math.max(0, end - 25);
      return ok(rows.slice(start, end), start > 0 ? { nextCursor: String(start) } : {});
    },
  };
}
