import type { Sections } from '../catalogue.ts';

/** Adding money by a payment page, also in the embed. */
export const checkout: Sections = {
  checkout: {
    amount: 'Adadin kuɗi',
    commonAmounts: 'Adadin da aka saba',
    checkoutBody: 'Ku biya da kati ko wata hanya a shafin biya. Za ku fara ganin caji.',
    seeFee: 'Duba caji',
    offer: 'Ku duba kafin ku biya',
    youPay: 'Za ku biya',
    fee: 'Caji',
    youGet: 'Za ku samu',
    pay: (amount) => `Biya ${amount}`,
    payAt: (host) => `Za ku biya a ${host}, a sabon shafi. Ku dawo nan idan kun gama.`,
    payInHost: (host) => `Za ku biya a ${host}. Ba a cire komai a nan.`,
    change: 'Canja',
    offerFailed: 'Ba a iya fara biyan ba',
    nothingPaid: 'Ba a biya komai ba.',
    checkoutLacking: 'Ba a biya da kati a nan',
    checkoutLackingBody: 'Ku ƙara kuɗi ta turawa.',
    openAgain: 'Sake buɗe shafin biya',
    startOver: 'Fara daga farko',
    reference: 'Reference',
  },
  payer: {
    title: 'Ku ƙara kuɗi a wallet na wannan shago',
    openedTitle: 'Ku biya a shafin da ya buɗe',
    openedBody: (amount, net) =>
      `Ku biya ${amount} a can. ${net} zai shiga wallet idan kamfanin biyan ya tabbatar.`,
    keepReference: 'Ku ajiye reference. Shagon zai iya gano biyan da shi.',
    steps: {
      checkoutBody:
        'Ku biya da kati ko wata hanya a shafin biya. Kuɗin yana shiga wallet na wannan shago. Za ku fara ganin caji.',
      youGet: 'Wallet zai samu',
      payAt: (host) => `Za ku biya a ${host}, a sabon shafi. Ba a cire komai a nan.`,
      checkoutLackingBody: 'Ku tambayi shagon wata hanyar biya.',
      startOver: 'Fara wani biya',
    },
  },
};
