import { type CaseResolution, formatDateTime } from '@oja/core';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { cases } from '../database/case.schema.ts';
import { agents } from '../database/identity.schema.ts';
import { transactions } from '../database/sale.schema.ts';
import { inTime, providerSilent } from '../http/inTime.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { type AgentNews, leaveNotice, sendNews } from '../identity/agentNews.ts';
import { reverse } from '../sale/reverse.ts';
import { settle } from '../sale/settle.ts';
import { latestOf } from '../sale/settlement.ts';
import type { View } from '../sale/view.ts';
import { recordCase } from '../webhooks/tellOfEvents.ts';
import { caseNumber, parseCaseNumber } from './caseNumber.ts';

type Sale = View['transaction'];

/** The cases that are not resolved, the oldest first, as support sees them. */
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

/** Asks the network once more about an open sale, and ends it where it knows the end. The sale as it is then. */
async function askNetwork(sale: Sale, context: AppContext): Promise<Sale> {
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
 * Gives the money of a sale back, by the paths that sales go anyway, so once. 409 for an open sale whose last moment has
 * not come: the network may still deliver it.
 */
async function giveBack(sale: Sale, context: AppContext): Promise<void> {
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
  await settle(sale, { kind: 'failed', message: 'Given back after a review.' }, context);
}

/** Brings the sale to the end that is to be told, or refuses: a case says nothing that the ledger does not show. */
async function bringAbout(found: Sale, resolution: CaseResolution, context: AppContext): Promise<void> {
  const wasOpen = isOpen(found);
  const sale = await askNetwork(found, context);
  if (resolution === 'refunded') {
    if (wasOpen && sale.status === 'delivered')
      throw new Refusal(409, 'delivered', 'The network has just said that this sale was delivered.');
    await giveBack(sale, context);
  } else if (isOpen(sale))
    throw new Refusal(409, 'sale_open', 'This sale has no end yet. Answer the case, and resolve it after.');
  else if (resolution === 'delivered' && sale.status !== 'delivered')
    throw new Refusal(409, 'not_delivered', 'This sale was not delivered: its money is back.');
}

export interface Verdict {
  /** What the agent is told. */
  readonly text: string;
  /** Left out: the case is answered, and goes on. */
  readonly resolution?: CaseResolution | undefined;
}

const newsOf = (number: string, { text, resolution }: Verdict): AgentNews => ({
  title: resolution ? `Case ${number} is resolved: ${resolution}` : `Support answered case ${number}`,
  body: text,
  caseNumber: number,
});

/**
 * Support's word on a case, which the agent is told by a notice and a message: 404 for a case that there is not, 409
 * `resolved_before` for one that has its end.
 */
export async function answerCase(given: string, verdict: Verdict, context: AppContext): Promise<string> {
  const seq = parseCaseNumber(given);
  const [found] = seq === undefined ? [] : await context.db.select().from(cases).where(eq(cases.seq, seq));
  if (!found) throw notFound('There is no case of this number.');
  const number = caseNumber(found.seq);
  const ended = new Refusal(409, 'resolved_before', `Case ${number} is resolved.`);
  if (found.state === 'resolved') throw ended;
  const { resolution, text } = verdict;
  if (resolution) await bringAbout(await findSale(context, found.transactionId), resolution, context);
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
    await leaveNotice(tx, found.agentId, news, now, 'info');
    await recordCase(tx, found, resolution ? 'case.resolved' : 'case.answered', now);
  });
  context.security({ event: 'case-answered', number, ...(resolution && { resolution }) });
  await sendNews(found.agentId, news, context);
  return number;
}
