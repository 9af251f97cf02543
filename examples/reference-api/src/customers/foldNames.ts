import { foldText } from '@oja/core';
import { sql } from 'drizzle-orm';
import { customers, isUnfolded } from '../database/customer.schema.ts';
import type { Database } from '../database/open.ts';

const ROWS_AT_ONCE = 1_000;

/** Folds a saved name or a search term: `foldText` of core, with each run of white space as one space. */
export const foldName = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim();

/**
 * Folds the names that another writer set: an older server without `name_folded`, or a person by SQL. Runs at
 * each start.
 */
export async function foldNames(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .where(isUnfolded)
      .limit(ROWS_AT_ONCE);
    if (rows.length === 0) return;
    const folded = JSON.stringify(rows.map((row) => ({ ...row, folded: foldName(row.name) })));
    // The next round takes a name that changes between the query and the update.
    await db.execute(sql`
      update customers set name_folded = row.folded, folded_from = row.name
      from jsonb_to_recordset(${folded}::jsonb) as row (id uuid, name text, folded text)
      where customers.id = row.id and customers.name = row.name`);
  }
}
