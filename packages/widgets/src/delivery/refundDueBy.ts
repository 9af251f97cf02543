import { formatDateTime, type SettlementPromise } from '@oja/core';

/** By when the money of a failed sale is back at the latest, for a sentence; `undefined` where the server promises nothing. */
export const refundDueBy = ({
  settlesBy,
  settlesAtLatest = settlesBy,
}: SettlementPromise): string | undefined =>
  settlesAtLatest === undefined ? undefined : formatDateTime(settlesAtLatest);
