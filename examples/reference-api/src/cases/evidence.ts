import { clampText } from '@oja/core';
import { asc, eq, or } from 'drizzle-orm';
import type { Evidence } from '../database/case.schema.ts';
import { entries } from '../database/ledger.schema.ts';
import type { Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { omitNull } from '../http/omitNull.ts';
import { promisesOf, type Settlement } from '../sale/settlement.ts';
import type { TransactionRecord } from '../sale/transactionRecord.ts';

/** At least ten digits, also in groups: a token, a PIN or a customer's number. */
const LONG_NUMBER = /\d(?:[ -]?\d){9,}/g;

/** Removes long numbers from a text, because a token or a PIN may be as good as cash. */
export const withoutLongNumbers = (said: string): string => said.replace(LONG_NUMBER, '…');

/** Removes long numbers from a network's message and cuts it to 300 code points. */
export const withoutCodes = (said: string): string => clampText(withoutLongNumbers(said), 300);

/** Selects the ledger entries of a sale and its refund, oldest first. This history is immutable. */
async function eventsOf(db: Queries, saleId: string) {
  const rows = await db
    .select({ what: entries.kind, at: entries.createdAt })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(or(eq(transactions.id, saleId), eq(transactions.refundOf, saleId)))
    .orderBy(asc(entries.createdAt));
  return rows.map(({ what, at }) => ({ what, at: at.toISOString() }));
}

/** Collects the current facts about a sale. They are stored with its case. */
export async function collectEvidence(
  db: Queries,
  record: TransactionRecord,
  settlement: Settlement,
): Promise<Evidence> {
  const { id, reference, status, recipient, createdAt, delivery } = record.transaction;
  const { message, providerReference } = delivery ?? {};
  return omitNull({
    reference,
    status,
    recipient,
    soldAt: createdAt.toISOString(),
    settlesBy: promisesOf(record, settlement).settlesAtLatest ?? null,
    events: await eventsOf(db, id),
    network: message ? withoutCodes(String(message)) : null,
    networkReference: providerReference ? String(providerReference) : null,
  });
}
