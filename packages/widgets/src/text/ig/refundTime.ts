/** When the refund of a failed purchase is due, and what to do if it is late. Used by the result and the receipt. */
export const refundTime =
  'Ego na-alọtakarị n’ime awa 24. Ọ bụrụ na ọ lọtaghị, jiri reference ahịa a gwa ndị enyemaka.';

/** The same with the time that the server promises; `refundTime` without one. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `Ego ahụ kwesịrị ịlọta tupu ${by}. Ọ bụrụ na ọ lọtaghị, jiri reference ahịa a gwa ndị enyemaka.`;
