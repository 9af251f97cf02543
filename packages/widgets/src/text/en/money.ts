/** Where the money is. Always shown with an icon and a colour, never as colour alone. */
export const money = {
  notCharged: 'Not charged',
  held: 'Held, confirming',
  charged: 'Charged',
  refundDue: 'Failed, money not back yet',
  refunded: 'Refunded',
};
