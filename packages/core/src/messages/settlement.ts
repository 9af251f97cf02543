import { formatMoment } from '../format/date.ts';
import { MINUTE, SECOND } from '../format/duration.ts';
import type { SettlementPromise } from '../transaction/schema.ts';

/** The messages of `explainSettlement`, for another language. */
export const settlementMessages = {
  /** Used in the last minute, with a countdown. */
  within: (seconds: number) => `Settled within ${seconds} s: delivered, or your money is back.`,
  by: (time: string) => `Settled by ${time}: delivered, or your money is back.`,
  late: (time: string) => `This should have been settled by ${time}. Support is looking into it.`,
};
export type SettlementMessages = typeof settlementMessages;

/**
 * Says in one sentence when an open or failed purchase is settled: by the first promise, after it by the last one, and
 * after both that it is late. `null` if the server promises nothing. `now` in ms since 1970.
 */
export function explainSettlement(
  { settlesBy, settlesAtLatest = settlesBy }: SettlementPromise,
  now: number,
  messages: SettlementMessages = settlementMessages,
): string | null {
  if (settlesAtLatest === undefined) return null;
  const by = settlesBy !== undefined && now < settlesBy ? settlesBy : settlesAtLatest;
  if (now >= by) return messages.late(formatMoment(by, now));
  if (by - now < MINUTE) return messages.within(Math.ceil((by - now) / SECOND));
  return messages.by(formatMoment(by, now));
}
