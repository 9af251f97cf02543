import { isFinal } from '@oja/core';
import type { transactions } from '../database/sale.schema.ts';

type Sale = typeof transactions.$inferSelect;

/** By when a sale is settled, in ms after it was made. */
export interface Settlement {
  /** What is promised first; 30 s by default. */
  readonly soonMs: number;
  /** What is promised where that was not enough; 24 h by default. Then a person looks at it. */
  readonly latestMs: number;
}

export const DEFAULT_SETTLEMENT: Settlement = { soonMs: 30_000, latestMs: 86_400_000 };

/** The last moment by which a sale is to be settled, in ms since 1970. */
export const latestOf = (sale: Pick<Sale, 'createdAt'>, { latestMs }: Settlement): number =>
  sale.createdAt.getTime() + latestMs;

/**
 * The promises about a sale that has no end, or that failed without its money being back; nothing for any other. Both, so
 * that a page can go from one to the other without another call.
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

/** When to ask about an open sale again: when the provider said, and no later than what was promised. In ms. */
export function askAgainAt(
  sale: Pick<Sale, 'createdAt'>,
  asked: number,
  now: number,
  { soonMs, latestMs }: Settlement,
): number {
  const made = sale.createdAt.getTime();
  const promised = [made + soonMs, made + latestMs].filter((at) => at > now);
  return Math.min(asked, ...promised);
}
