import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/open.ts';

/** A digest of the ledger: databases with equal digests hold the same money. */
export interface LedgerDigest {
  readonly postings: number;
  /** The sum of all postings in kobo, as a decimal string. Anything but "0" means that money appeared or vanished. */
  readonly sum: string;
  /** A digest of all rows, independent of their order. Changes with any value. */
  readonly digest: string;
}

/** The tables with balances, their history, and the references that are never charged. */
const BOOKS = ['accounts', 'entries', 'postings', 'transactions', 'voided_references', 'stock_holds'];

/**
 * Computes the digest of the whole ledger in one snapshot. Reads every row, which may take minutes on a large ledger.
 */
export function digestLedger(db: Database): Promise<LedgerDigest> {
  return db.transaction(
    async (tx) => {
      // A row's text contains times, which depend on the time zone of the session.
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local statement_timeout = '10min'`);
      const postings = await textOf(tx, 'select count(*) from postings');
      const sum = await textOf(tx, 'select coalesce(sum(amount), 0) from postings');
      const digests: string[] = [];
      // Adds up 60 bits of each row's hash, so that the database needs memory only for the sum.
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

/** The single value that a statement returns. */
async function textOf(queries: Queries, statement: string): Promise<string> {
  const answer = await queries.execute(sql.raw(statement));
  const [row] = (answer as unknown as { rows: readonly object[] }).rows;
  return String(Object.values(row ?? {})[0]);
}
