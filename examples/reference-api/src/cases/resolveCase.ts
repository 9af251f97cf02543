import { type CaseResolution, formatDateTime } from '@oja/core';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { cases } from '../database/case.schema.ts';
import { agents } from '../database/identity.schema.ts';
import { transactions } from '../database/sale.schema.ts';
import { inTime, providerSilent } from '../http/inTime.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { type AgentNotification, createNotice, sendNotification } from '../identity/agentNotification.ts';
import { reverse } from '../sale/reverse.ts';
import { settle } from '../sale/settle.ts';
import { latestOf } from '../sale/settlement.ts';
import type { TransactionRecord } from '../sale/transactionRecord.ts';
import { recordCase } from '../webhooks/recordDomainEvents.ts';
import { caseNumber, parseCaseNumber } from './wireCase.ts';

type Sale = TransactionRecord['transaction'];

/** The unresolved cases for support, oldest first. */
export const casesToReview = ({ db }: AppContext) =>
  db
    .select({ supportCase: cases, sale: transactions, username: agents.username })
    .from(cases)
    .innerJoin(transactions, eq(transactions.id, cases.transactionId))
    .innerJoin(agents, eq(agents.id, cases.agentId))
    .where(ne(cases.state, 'resolved'))
    .orderBy(asc(cases.seq))
    .limit(200);

const isOpen = ({ status }: Sale): boolean =>
  status === 'initiated' || status === 'processing' || status === 'pending';

async function findSale({ db }: AppContext, id: string): Promise<Sale> {
  const [sale] = await db.select().from(transactions).where(eq(transactions.id, id));
  if (!sale) throw new Error('The sale of a case vanished');
  return sale;
}

/** Requeries the network about an open sale and settles it if the result is final. Returns the updated sale. */
async function requeryProvider(sale: Sale, context: AppContext): Promise<Sale> {
  if (!isOpen(sale)) return sale;
  const answer = await inTime(
    context.provider.requery(sale.ref),
    context.answerLimitMs / 2,
    providerSilent,
  ).catch(() => undefined);
  if (answer?.kind === 'delivered' || answer?.kind === 'failed') await settle(sale, answer, context);
  return findSale(context, sale.id);
}

/**
 * Refunds a sale through the usual settlement paths, so at most once. Throws a 409 for an open sale before its last
 * deadline, because the network may still deliver it.
 */
async function refundSale(sale: Sale, context: AppContext): Promise<void> {
  if (sale.status === 'delivered') return void (await reverse(sale.ref, context));
  if (!isOpen(sale)) return;
  const latest = latestOf(sale, context.settlement);
  if (context.clock() < latest) {
    const from = formatDateTime(latest, context.clock());
    throw new Refusal(
      409,
      'not_overdue',
      `The network may still deliver this sale. It can be refunded from ${from} on.`,
    );
  }
  await settle(sale, { kind: 'failed', message: 'Refunded after a review.' }, context);
}

/** Settles the sale to match the resolution, or throws: a case never contradicts the ledger. */
async function settleAsResolved(found: Sale, resolution: CaseResolution, context: AppContext): Promise<void> {
  const wasOpen = isOpen(found);
  const sale = await requeryProvider(found, context);
  if (resolution === 'refunded') {
    if (wasOpen && sale.status === 'delivered')
      throw new Refusal(409, 'delivered', 'The network has just confirmed that this sale was delivered.');
    await refundSale(sale, context);
  } else if (isOpen(sale))
    throw new Refusal(
      409,
      'sale_open',
      'This sale has no final status yet. Answer the case now, and resolve it later.',
    );
  else if (resolution === 'delivered' && sale.status !== 'delivered')
    throw new Refusal(409, 'not_delivered', 'This sale was not delivered: its money is back in the wallet.');
}

export interface Verdict {
  /** The text that the agent reads. */
  readonly text: string;
  /** Without a resolution, the case is answered and stays open. */
  readonly resolution?: CaseResolution | undefined;
}

const newsOf = (number: string, { text, resolution }: Verdict): AgentNotification => ({
  title: resolution ? `Case ${number} is resolved: ${resolution}` : `Support answered case ${number}`,
  body: text,
  caseNumber: number,
});

/**
 * Answers or resolves a case and sends the agent a notice and a message. Throws a 404 for an unknown case and a 409
 * `resolved_before` for a resolved one.
 */
export async function answerCase(given: string, verdict: Verdict, context: AppContext): Promise<string> {
  const seq = parseCaseNumber(given);
  const [found] = seq === undefined ? [] : await context.db.select().from(cases).where(eq(cases.seq, seq));
  if (!found) throw notFound('There is no case with this number.');
  const number = caseNumber(found.seq);
  const ended = new Refusal(409, 'resolved_before', `Case ${number} is already resolved.`);
  if (found.state === 'resolved') throw ended;
  const { resolution, text } = verdict;
  if (resolution) await settleAsResolved(await findSale(context, found.transactionId), resolution, context);
  const now = context.clock();
  const news = newsOf(number, verdict);
  await context.db.transaction(async (tx) => {
    const answer = JSON.stringify([{ text, at: new Date(now).toISOString() }]);
    const [changed] = await tx
      .update(cases)
      .set({
        answers: sql`${cases.answers} || ${answer}::jsonb`,
        ...(resolution
          ? { state: 'resolved' as const, resolution, resolvedAt: new Date(now) }
          : { state: 'answered' as const }),
      })
      .where(and(eq(cases.id, found.id), ne(cases.state, 'resolved')))
      .returning({ id: cases.id });
    if (!changed) throw ended;
    await createNotice(tx, found.agentId, news, now, 'info');
    await recordCase(tx, found, resolution ? 'case.resolved' : 'case.answered', now);
  });
  context.security({ event: 'case-answered', number, ...(resolution && { resolution }) });
  await sendNotification(found.agentId, news, context);
  return number;
}
