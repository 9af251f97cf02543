/** When the refund of a failed purchase is due, and what to do if it is late. Used by the result and the receipt. */
export const refundTime =
  'Owó sábà máa ń padà láàárín wákàtí 24. Bí kò bá padà, ẹ fi reference ọjà yìí sọ fún ìrànlọ́wọ́.';

/** The same with the time that the server promises; `refundTime` without one. */
export const refundTimeBy = (by?: string): string =>
  by === undefined
    ? refundTime
    : `Owó náà yẹ kó padà kí ${by} tó kọjá. Bí kò bá padà, ẹ fi reference ọjà yìí sọ fún ìrànlọ́wọ́.`;
