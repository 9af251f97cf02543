import type { Sections } from '../catalogue.ts';

/** Adding money by a payment page, also in the embed. */
export const checkout: Sections = {
  checkout: {
    amount: 'How much',
    commonAmounts: 'Amount wey people dey add',
    checkoutBody: 'Pay with card or another way for di payment page. You go see di fee first.',
    seeFee: 'See di fee',
    offer: 'Check am before you pay',
    youPay: 'You go pay',
    fee: 'Fee',
    youGet: 'You go get',
    pay: (amount) => `Pay ${amount}`,
    payAt: (host) => `You go pay for ${host}, inside new tab. Come back here when you finish.`,
    payInHost: (host) => `You go pay for ${host}. We no dey charge anything here.`,
    change: 'Change am',
    offerFailed: 'Di payment no fit start',
    nothingPaid: 'You never pay anything.',
    checkoutLacking: 'Card payment no dey here',
    checkoutLackingBody: 'Add money with transfer.',
    openAgain: 'Open di payment page again',
    startOver: 'Start again',
    reference: 'Reference',
  },
  payer: {
    title: 'Add money to dis shop wallet',
    openedTitle: 'Pay for di page wey open',
    openedBody: (amount, net) =>
      `Pay ${amount} for there. ${net} go enter di wallet when di payment company confirm di payment.`,
    keepReference: 'Keep di reference. Di shop fit use am find di payment.',
    steps: {
      checkoutBody:
        'Pay with card or another way for di payment page. Di money dey go di wallet of dis shop. You go see di fee first.',
      youGet: 'Di wallet go get',
      payAt: (host) => `You go pay for ${host}, inside new tab. We no dey charge anything here.`,
      checkoutLackingBody: 'Ask di shop for another way to pay.',
      startOver: 'Start another payment',
    },
  },
};
