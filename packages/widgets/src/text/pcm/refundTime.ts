/** When the refund of a failed purchase is due, and what to do if it is late. Used by the result and the receipt. */
export const refundTime =
  'Plenty refund dey come inside 24 hours. If e no come, report am with di reference of dis sale.';

/** The same with the time that the server promises; `refundTime` without one. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `E suppose come back before ${by}. If e no come, report am with di reference of dis sale.`;
