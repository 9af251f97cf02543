import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/open.ts';

/** The books in a few figures: two databases with the same ones hold the same money. */
export interface LedgerDigest {
  readonly postings: number;
  /** Of all postings, in kobo, as a decimal string: "0", or money has appeared or vanished. */
  readonly sum: string;
  /** Of each row of the books, in whatever order they are stored: it changes with any of their values. */
  readonly digest: string;
}

/** Where money is, why it moved, for which sale, and which references are never charged. */
const BOOKS = ['accounts', 'entries', 'postings', 'transactions', 'voided_references', 'stock_holds'];

/** Adds up the whole ledger as it is at one moment. It reads every row: it may take minutes on a large one. */
export function digestLedger(db: Database): Promise<LedgerDigest> {
  return db.transaction(
    async (tx) => {
      // A row's text has times in it, which are the same on every machine only in the same zone.
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local statement_timeout = '10min'`);
      const postings = await textOf(tx, 'select count(*) from postings');
      const sum = await textOf(tx, 'select coalesce(sum(amount), 0) from postings');
      const digests: string[] = [];
      // 60 bits of each row's hash, added up: the database keeps nothing but the sum.
      const hash = "('x' || substr(md5(book::text), 1, 15))::bit(60)::bigint";
      for (const book of BOOKS)
        digests.push(
          await textOf(tx, `select to_hex(count(*)) || '.' || coalesce(sum(${hash}), 0) from ${book} book`),
        );
      return { postings: Number(postings), sum, digest: digests.join(' ') };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The one value that a statement gives. */
async function textOf(queries: Queries, statement: string): Promise<string> {
  const answer = await queries.execute(sql.raw(statement));
  const [row] = (answer as unknown as { rows: readonly object[] }).rows;
  return String(Object.values(row ?? {})[0]);
}
