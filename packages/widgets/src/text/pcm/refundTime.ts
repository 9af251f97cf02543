/** When the money of a failed sale is due, and what to do then: on the result of a sale and on its receipt. */
export const refundTime =
  'Plenty refund dey come inside 24 hours. If e no come, report am with di reference of dis sale.';

/** The same, by the time that the server promises for this sale; without one, as above. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `E suppose come back before ${by}. If e no come, report am with di reference of dis sale.`;
