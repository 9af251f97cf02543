/** When the money of a failed sale is due, and what to do then: on the result of a sale and on its receipt. */
export const refundTime =
  'Ego na-alọtakarị n’ime awa 24. Ọ bụrụ na ọ lọtaghị, jiri reference ahịa a gwa ndị enyemaka.';
