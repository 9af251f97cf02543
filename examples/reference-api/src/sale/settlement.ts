import { isFinal } from '@oja/core';
import type { transactions } from '../database/sale.schema.ts';

type Sale = typeof transactions.$inferSelect;

/** The deadlines for settling a sale, in ms after its creation. */
export interface Settlement {
  /** The first deadline; 30 s by default. */
  readonly soonMs: number;
  /** The last deadline; 24 h by default. Then a person reviews the sale. */
  readonly latestMs: number;
}

export const DEFAULT_SETTLEMENT: Settlement = { soonMs: 30_000, latestMs: 86_400_000 };

/** The last deadline of a sale, in ms since 1970. */
export const latestOf = (sale: Pick<Sale, 'createdAt'>, { latestMs }: Settlement): number =>
  sale.createdAt.getTime() + latestMs;

/**
 * The deadlines of an open sale, or of a failed one that is not refunded yet; none for any other. Contains both, so
 * that a page can switch from one to the other without another call.
 */
export function promisesOf(
  { transaction, refund }: { readonly transaction: Sale; readonly refund: object | null },
  { soonMs, latestMs }: Settlement,
): { settlesBy?: string; settlesAtLatest?: string } {
  const { kind, status, createdAt } = transaction;
  if (kind !== 'sale' || refund || (isFinal(status) && status !== 'failed')) return {};
  const after = (ms: number) => new Date(createdAt.getTime() + ms).toISOString();
  return { settlesBy: after(soonMs), settlesAtLatest: after(latestMs) };
}

/** The time of the next requery in ms: the provider's proposal, but no later than the next deadline. */
export function nextRequeryAt(
  sale: Pick<Sale, 'createdAt'>,
  asked: number,
  now: number,
  { soonMs, latestMs }: Settlement,
): number {
  const made = sale.createdAt.getTime();
  const promised = [made + soonMs, made + latestMs].filter((at) => at > now);
  return Math.min(asked, ...promised);
}
