import { and, desc, eq, lt, or } from 'drizzle-orm';
import { cases } from '../database/case.schema.ts';
import type { Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';

const { ref, name, amount, reference } = transactions;

/** Selects cases of one agent, newest first, each with its sale. */
export function selectCases(
  db: Queries,
  agentId: string,
  {
    seq,
    sale,
    before,
    limit,
  }: {
    readonly seq?: number;
    /** The sale's ref or its client reference. */
    readonly sale?: string | undefined;
    /** Selects only cases with a smaller number, for the next page. */
    readonly before?: number | undefined;
    readonly limit: number;
  },
) {
  return db
    .select({ supportCase: cases, sale: { ref, name, amount } })
    .from(cases)
    .innerJoin(transactions, eq(transactions.id, cases.transactionId))
    .where(
      and(
        eq(cases.agentId, agentId),
        seq === undefined ? undefined : eq(cases.seq, seq),
        sale === undefined ? undefined : or(eq(ref, sale), eq(reference, sale)),
        before === undefined ? undefined : lt(cases.seq, before),
      ),
    )
    .orderBy(desc(cases.seq))
    .limit(limit);
}

export type CaseRecord = Awaited<ReturnType<typeof selectCases>>[number];
