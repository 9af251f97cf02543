import { DAY } from '@oja/core';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { cases } from '../database/case.schema.ts';
import { fundings } from '../database/funding.schema.ts';
import { agents } from '../database/identity.schema.ts';
import { transactions } from '../database/sale.schema.ts';

const YEAR = 365 * DAY;
/** Accounts per run. */
const BATCH = 20;

/**
 * Removes recipients, delivered goods and texts from the records of long closed accounts. The amounts stay, because
 * the ledger must always sum to zero.
 */
export async function forgetClosed({ db, clock, keptYears }: AppContext): Promise<void> {
  const before = new Date(clock() - keptYears * YEAR);
  const due = await db
    .select({ id: agents.id })
    .from(agents)
    .where(and(lt(agents.closedAt, before), isNull(agents.forgottenAt)))
    .limit(BATCH);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      await tx
        .update(transactions)
        .set({ recipient: null, delivery: null })
        .where(eq(transactions.agentId, id));
      await tx.update(cases).set({ message: '', answers: [] }).where(eq(cases.agentId, id));
      await tx.update(fundings).set({ senderName: null }).where(eq(fundings.agentId, id));
      await tx
        .update(agents)
        .set({ forgottenAt: new Date(clock()) })
        .where(eq(agents.id, id));
    });
}
