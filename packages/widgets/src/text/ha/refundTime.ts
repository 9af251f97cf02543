/** When the money of a failed sale is due, and what to do then: on the result of a sale and on its receipt. */
export const refundTime =
  'Yawanci kuɗi yana dawowa cikin awa 24. Idan bai dawo ba, ku faɗa da reference na wannan cinikin.';

/** The same, by the time that the server promises for this sale; without one, as above. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `Ya kamata kuɗin ya dawo kafin ${by}. Idan bai dawo ba, ku faɗa da reference na wannan cinikin.`;
