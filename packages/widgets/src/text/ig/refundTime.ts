/** When the money of a failed sale is due, and what to do then: on the result of a sale and on its receipt. */
export const refundTime =
  'Ego na-alọtakarị n’ime awa 24. Ọ bụrụ na ọ lọtaghị, jiri reference ahịa a gwa ndị enyemaka.';

/** The same, by the time that the server promises for this sale; without one, as above. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `Ego ahụ kwesịrị ịlọta tupu ${by}. Ọ bụrụ na ọ lọtaghị, jiri reference ahịa a gwa ndị enyemaka.`;
