import { type Kobo, kobo } from '../format/kobo.ts';
import type { Transaction } from '../schemas/transaction.ts';
import { findChargedPurchases } from '../transactions/findChargedPurchases.ts';

/** Whom something was sold to before, with what was sold the last time. */
export interface RecentRecipient {
  readonly recipient: string;
  /** Under which the network, disco, provider or exam is sold. */
  readonly serviceId: string | undefined;
  readonly planId: string | undefined;
  readonly meterType: Transaction['meterType'];
  /** What was sold, in the server's words: "MTN 1 GB · 30 days". */
  readonly name: string;
  /** What it cost, in kobo. */
  readonly amount: Kobo;
  /** When, in ms since 1970. */
  readonly at: number;
}

/**
 * The customers of one category, each once, the latest sale first. Only what was delivered counts: a number that a sale
 * failed for may have been mistyped.
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
    // A server may write what it took as a negative amount.
    const amount = kobo(Math.abs(sale.amount));
    if (sale.category !== category || !recipient || latest.has(recipient)) continue;
    latest.set(recipient, { recipient, serviceId, planId, meterType, name, amount, at });
  }
  return [...latest.values()];
}
