/** A payer who funds the wallet of a shop and does not own it. */
export const payer = {
  title: 'Add money for this shop',
  openedTitle: 'Pay on the page that opened',
  openedBody: (amount: string, net: string) =>
    `Pay ${amount} there. ${net} is added to the wallet when the payment provider confirms the payment.`,
  keepReference: 'Keep the reference. The shop can find the payment by it.',
  /** These replace the sentences of `checkout`. */
  steps: {
    checkoutBody:
      'Pay with a card or another way on the payment page. The money goes to the wallet of this shop. You see the fee first.',
    youGet: 'The wallet gets',
    payAt: (host: string) => `You pay on ${host}, in a new tab. Nothing is charged here.`,
    checkoutLackingBody: 'Ask the shop for another way to pay.',
    startOver: 'Start another payment',
  },
};
