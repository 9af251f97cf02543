/** When the money of a failed sale is due, and what to do then: on the result of a sale and on its receipt. */
export const refundTime =
  'Owó sábà máa ń padà láàárín wákàtí 24. Bí kò bá padà, ẹ fi reference ọjà yìí sọ fún ìrànlọ́wọ́.';
