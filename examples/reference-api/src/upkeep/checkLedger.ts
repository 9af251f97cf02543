import { sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { openLedgerHandle } from '../ledger/handle.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Audits the whole ledger, and reports faults to the metrics and the log. Reads every row, which may take minutes. */
export async function checkLedger(context: AppContext, metrics: Metrics): Promise<void> {
  const faults = await context.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5min'`);
    return openLedgerHandle(tx).audit();
  });
  metrics.ledgerChecked(faults.length, context.clock());
  // A fault names rows of the ledger, and no person.
  for (const fault of faults) context.log({ level: 'error', what: `ledger: ${fault}` });
}
