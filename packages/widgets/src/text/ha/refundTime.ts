/** When the refund of a failed purchase is due, and what to do if it is late. Used by the result and the receipt. */
export const refundTime =
  'Yawanci kuɗi yana dawowa cikin awa 24. Idan bai dawo ba, ku faɗa da reference na wannan cinikin.';

/** The same with the time that the server promises; `refundTime` without one. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `Ya kamata kuɗin ya dawo kafin ${by}. Idan bai dawo ba, ku faɗa da reference na wannan cinikin.`;
