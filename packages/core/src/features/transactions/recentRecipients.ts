import { type Kobo, kobo } from '../../money/kobo.ts';
import { findChargedPurchases } from '../../transaction/findChargedPurchases.ts';
import type { Transaction } from '../../transaction/schema.ts';

/** A recipient of earlier purchases, with the latest of them. */
export interface RecentRecipient {
  readonly recipient: string;
  /** The network, disco, provider or exam of the purchase. */
  readonly serviceId: string | undefined;
  readonly planId: string | undefined;
  readonly meterType: Transaction['meterType'];
  /** The product in the server's words: "MTN 1 GB · 30 days". */
  readonly name: string;
  /** The cost in kobo. */
  readonly amount: Kobo;
  /** The time of the purchase, in ms since 1970. */
  readonly at: number;
}

/**
 * The recipients of one category, each once, latest purchase first. Only delivered purchases count, because the number
 * of a failed one may have been mistyped.
 */
export function findRecentRecipients(
  transactions: readonly Transaction[],
  category: string,
  limit = 5,
): readonly RecentRecipient[] {
  const latest = new Map<string, RecentRecipient>();
  const newestFirst = [...findChargedPurchases(transactions)].sort((a, b) => b.createdAt - a.createdAt);
  for (const sale of newestFirst) {
    if (latest.size >= limit) break;
    const { recipient, serviceId, planId, meterType, name, createdAt: at } = sale;
    // A server may send the debit as a negative amount.
    const amount = kobo(Math.abs(sale.amount));
    if (sale.category !== category || !recipient || latest.has(recipient)) continue;
    latest.set(recipient, { recipient, serviceId, planId, meterType, name, amount, at });
  }
  return [...latest.values()];
}
