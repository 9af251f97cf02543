import { and, eq, max } from 'drizzle-orm';
import { prints } from '../database/print.schema.ts';
import { transactions } from '../database/sale.schema.ts';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';

/** Counts one print. Locks the sale's row, so that concurrent prints get different numbers. */
export const recordPrint: Handler<'recordPrint'> = async ({ caller, params, body }, { db, clock }) => {
  const number = await db.transaction(async (tx) => {
    const [sale] = await tx
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.agentId, caller.agentId), eq(transactions.ref, params['ref'] ?? '')))
      .for('no key update');
    if (!sale) throw notFound('There is no such transaction.');
    const ofSale = eq(prints.transactionId, sale.id);
    const [counted] = await tx
      .select({ number: prints.number })
      .from(prints)
      .where(and(ofSale, eq(prints.id, body.id)));
    if (counted) return counted.number;
    const [newest] = await tx
      .select({ number: max(prints.number) })
      .from(prints)
      .where(ofSale);
    const next = (newest?.number ?? 0) + 1;
    const createdAt = new Date(clock());
    await tx.insert(prints).values({ transactionId: sale.id, id: body.id, number: next, createdAt });
    return next;
  });
  return { data: { number } };
};
