/** The amount field, for services without plans. */
export const amountField = {
  usualAmounts: 'Usual amounts',
  between: (least: string, most: string) => `From ${least} to ${most}`,
  from: (least: string) => `From ${least}`,
  upTo: (most: string) => `Up to ${most}`,
};
