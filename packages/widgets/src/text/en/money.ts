/** The money state. Always shown with an icon and a colour, never as a colour alone. */
export const money = {
  'not-charged': 'Not charged',
  held: 'Held, confirming',
  charged: 'Charged',
  'refund-due': 'Failed, money not back yet',
  refunded: 'Refunded',
};
