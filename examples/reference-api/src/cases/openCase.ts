import { randomUUID } from 'node:crypto';
import { formatMoney } from '@oja/core';
import { and, eq, ne } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { cases } from '../database/case.schema.ts';
import type { Queries } from '../database/open.ts';
import { notFound } from '../http/refusal.ts';
import { type AgentNotification, createNotice, sendNotification } from '../identity/agentNotification.ts';
import { findTransaction, type TransactionRecord } from '../sale/transactionRecord.ts';
import { collectEvidence } from './evidence.ts';
import { type CaseRecord, selectCases } from './selectCases.ts';
import { caseNumber } from './wireCase.ts';

interface Opened {
  readonly record: TransactionRecord;
  readonly by: 'agent' | 'server';
  readonly message: string;
}

/** Returns the number of the new case; `undefined` if the sale already has an unresolved case. */
async function insertCase(
  tx: Queries,
  { record, by, message }: Opened,
  { clock, settlement }: AppContext,
): Promise<number | undefined> {
  const { id: transactionId, agentId } = record.transaction;
  const [made] = await tx
    .insert(cases)
    .values({
      id: randomUUID(),
      agentId,
      transactionId,
      openedBy: by,
      state: 'open',
      message,
      evidence: await collectEvidence(tx, record, settlement),
      answers: [],
      createdAt: new Date(clock()),
    })
    .onConflictDoNothing()
    .returning({ seq: cases.seq });
  return made?.seq;
}

/**
 * Opens a case about one of the agent's sales, or returns the unresolved case, so that a repeated report creates one
 * case. Throws a 404 for any other sale.
 */
export async function openCase(
  agentId: string,
  { ref, message }: { readonly ref: string; readonly message: string },
  context: AppContext,
): Promise<CaseRecord> {
  const record = await findTransaction(context.db, agentId, ref);
  if (record?.transaction.kind !== 'sale') throw notFound('There is no such sale.');
  const { id } = record.transaction;
  const seq =
    (await insertCase(context.db, { record, by: 'agent', message }, context)) ??
    (await findOpen(context.db, id));
  // The case was resolved between the two queries, so the report opens a new one.
  if (seq === undefined) return openCase(agentId, { ref, message }, context);
  const [made] = await selectCases(context.db, agentId, { seq, limit: 1 });
  if (!made) throw new Error('A case vanished while it was being opened');
  return made;
}

async function findOpen(db: Queries, transactionId: string): Promise<number | undefined> {
  const [open] = await db
    .select({ seq: cases.seq })
    .from(cases)
    .where(and(eq(cases.transactionId, transactionId), ne(cases.state, 'resolved')));
  return open?.seq;
}

const overdue = (
  { name, amount, ref }: TransactionRecord['transaction'],
  number: string,
): AgentNotification => ({
  title: `Case ${number}: we are looking into a sale`,
  body: `The network has not reported the result of ${name} (${ref}). ${formatMoney(amount)} is held until it does. You don’t need to report this sale.`,
  caseNumber: number,
});

/**
 * Moves a sale that missed its last deadline to review: opens a case and sends a notice and a message, once. The
 * money stays held, because the network may still deliver; a person decides.
 */
export async function reviewOverdue(
  sale: TransactionRecord['transaction'],
  context: AppContext,
): Promise<void> {
  const { agentId, id, ref } = sale;
  const [known] = await context.db.select({ seq: cases.seq }).from(cases).where(eq(cases.transactionId, id));
  if (known) return;
  const news = await context.db.transaction(async (tx) => {
    const record = await findTransaction(tx, agentId, ref);
    const seq = record && (await insertCase(tx, { record, by: 'server', message: '' }, context));
    if (seq === undefined) return undefined;
    const told = overdue(sale, caseNumber(seq));
    await createNotice(tx, agentId, told, context.clock());
    return told;
  });
  if (news) await sendNotification(agentId, news, context);
}
