/** Where the money is. Always shown with an icon and a colour, never as colour alone. */
export const money = {
  'not-charged': 'Not charged',
  held: 'Held, confirming',
  charged: 'Charged',
  'refund-due': 'Failed, money not back yet',
  refunded: 'Refunded',
};
