/**
 * When the money of a failed sale is due, and what to do then. It promises nothing in the regulator's or a bank's name:
 * an operator who knows better writes `refundDue` of `purchase` and `refundDueBody` of `receipt` anew.
 */
export const refundTime =
  'Most refunds arrive within 24 hours. If not, report it with the reference of this sale.';

/** The same, by the time that the server promises for this sale; without one, as above. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `It is due back by ${by}. If it does not come, report it with the reference of this sale.`;
