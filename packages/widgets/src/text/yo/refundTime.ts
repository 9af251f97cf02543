/** When the money of a failed sale is due, and what to do then: on the result of a sale and on its receipt. */
export const refundTime =
  'Owó sábà máa ń padà láàárín wákàtí 24. Bí kò bá padà, ẹ fi reference ọjà yìí sọ fún ìrànlọ́wọ́.';

/** The same, by the time that the server promises for this sale; without one, as above. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `Owó náà yẹ kó padà kí ${by} tó kọjá. Bí kò bá padà, ẹ fi reference ọjà yìí sọ fún ìrànlọ́wọ́.`;
