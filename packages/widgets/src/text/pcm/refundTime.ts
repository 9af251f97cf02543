/** When the money of a failed sale is due, and what to do then: on the result of a sale and on its receipt. */
export const refundTime =
  'Plenty refund dey come inside 24 hours. If e no come, report am with di reference of dis sale.';
