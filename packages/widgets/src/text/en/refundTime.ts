/**
 * When the refund of a failed purchase is due, and what to do if it is late. Makes no promise for a regulator or a bank: an
 * operator with better information replaces `refundDue` of `purchase` and `refundDueBody` of `receipt`.
 */
export const refundTime =
  'Most refunds arrive within 24 hours. If not, report it with the reference of this sale.';

/** The same with the time that the server promises; `refundTime` without one. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `It is due back by ${by}. If it does not come, report it with the reference of this sale.`;
