import type { Sections } from '../catalogue.ts';

/** Adding money by a payment page, also in the embed. */
export const checkout: Sections = {
  checkout: {
    amount: 'Ego ole',
    commonAmounts: 'Ego a na-ejikarị',
    checkoutBody: 'Jiri kaadị maọbụ ụzọ ọzọ kwụọ na peeji ịkwụ ụgwọ. Ị ga-ebu ụzọ hụ ụgwọ ọrụ.',
    seeFee: 'Lee ụgwọ ọrụ',
    offer: 'Lelee tupu ị kwụọ',
    youPay: 'Ị ga-akwụ',
    fee: 'Ụgwọ ọrụ',
    youGet: 'Ị ga-enweta',
    pay: (amount) => `Kwụọ ${amount}`,
    payAt: (host) => `Ị ga-akwụ na ${host}, na tab ọhụrụ. Lọghachi ebe a ma i mechaa.`,
    payInHost: (host) => `Ị ga-akwụ na ${host}. A naghị ewe ego ebe a.`,
    change: 'Gbanwee',
    offerFailed: 'Ịkwụ ụgwọ amaliteghị',
    nothingPaid: 'A kwụghị ihe ọ bụla.',
    checkoutLacking: 'A naghị eji kaadị akwụ ebe a',
    checkoutLackingBody: 'Jiri transfer tinye ego.',
    openAgain: 'Mepee peeji ịkwụ ụgwọ ọzọ',
    startOver: 'Malite ọzọ',
    reference: 'Reference',
  },
  payer: {
    title: 'Tinye ego na wallet nke ụlọ ahịa a',
    openedTitle: 'Kwụọ na peeji mepere',
    openedBody: (amount, net) =>
      `Kwụọ ${amount} ebe ahụ. ${net} ga-abanye na wallet mgbe ụlọ ọrụ ịkwụ ụgwọ kwadoro ya.`,
    keepReference: 'Debe reference. Ụlọ ahịa ga-eji ya chọta ịkwụ ụgwọ ahụ.',
    steps: {
      checkoutBody:
        'Jiri kaadị maọbụ ụzọ ọzọ kwụọ na peeji ịkwụ ụgwọ. Ego ahụ na-aga na wallet nke ụlọ ahịa a. Ị ga-ebu ụzọ hụ ụgwọ ọrụ.',
      youGet: 'Wallet ga-enweta',
      payAt: (host) => `Ị ga-akwụ na ${host}, na tab ọhụrụ. A naghị ewe ego ebe a.`,
      checkoutLackingBody: 'Jụọ ụlọ ahịa ụzọ ọzọ.',
      startOver: 'Malite ịkwụ ụgwọ ọzọ',
    },
  },
};
