import { lagosDay, type Transaction } from '@oja/core';

/** "transactions-2026-10-23-to-2026-11-21.csv": the days in Lagos that it holds, newest row first. */
export function fileName(rows: readonly Transaction[], now: number): string {
  const times = rows.map(({ createdAt }) => createdAt);
  const last = lagosDay(times.reduce((a, b) => Math.max(a, b), times[0] ?? now));
  const first = lagosDay(times.reduce((a, b) => Math.min(a, b), times[0] ?? now));
  return first === last ? `transactions-${first}.csv` : `transactions-${first}-to-${last}.csv`;
}
