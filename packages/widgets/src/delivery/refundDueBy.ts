import { formatDateTime, type SettlementPromise } from '@oja/core';

/** The latest time for a failed purchase's refund, formatted for a sentence; `undefined` if the server gives none. */
export const refundDueBy = ({
  settlesBy,
  settlesAtLatest = settlesBy,
}: SettlementPromise): string | undefined =>
  settlesAtLatest === undefined ? undefined : formatDateTime(settlesAtLatest);
