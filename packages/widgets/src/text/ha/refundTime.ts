/** When the money of a failed sale is due, and what to do then: on the result of a sale and on its receipt. */
export const refundTime =
  'Yawanci kuɗi yana dawowa cikin awa 24. Idan bai dawo ba, ku faɗa da reference na wannan cinikin.';
