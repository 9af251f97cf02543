import { foldText } from '@oja/core';
import { sql } from 'drizzle-orm';
import { customers, isUnfolded } from '../database/customer.schema.ts';
import type { Database } from '../database/open.ts';

const ROWS_AT_ONCE = 1_000;

/** A name as it is kept for searches, and what is searched for: `foldText` of core, with single spaces. */
export const foldName = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim();

/** Folds the names of customers that were written by a server without that column, or by hand. Called with each start. */
export async function foldNames(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .where(isUnfolded)
      .limit(ROWS_AT_ONCE);
    if (rows.length === 0) return;
    const folded = JSON.stringify(rows.map((row) => ({ ...row, folded: foldName(row.name) })));
    // A name that changes in the same moment is taken in the next round.
    await db.execute(sql`
      update customers set name_folded = row.folded, folded_from = row.name
      from jsonb_to_recordset(${folded}::jsonb) as row (id uuid, name text, folded text)
      where customers.id = row.id and customers.name = row.name`);
  }
}
