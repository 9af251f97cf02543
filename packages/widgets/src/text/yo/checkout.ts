import type { Sections } from '../catalogue.ts';

/** Adding money by a payment page, also in the embed. */
export const checkout: Sections = {
  checkout: {
    amount: 'Iye owó',
    commonAmounts: 'Iye tó wọ́pọ̀',
    checkoutBody: 'Ẹ fi káàdì tàbí ọ̀nà mìíràn sanwó lórí ojú-ìwé ìsanwó. Ẹ ó kọ́kọ́ rí owó iṣẹ́.',
    seeFee: 'Wo owó iṣẹ́',
    offer: 'Ẹ yẹ̀ ẹ́ wò kí ẹ tó sanwó',
    youPay: 'Ẹ ó san',
    fee: 'Owó iṣẹ́',
    youGet: 'Ẹ ó gbà',
    pay: (amount) => `San ${amount}`,
    payAt: (host) => `Ẹ ó sanwó ní ${host}, nínú tab tuntun. Ẹ padà síbí tí ẹ bá ti ṣe tán.`,
    payInHost: (host) => `Ẹ ó sanwó ní ${host}. A kò ní yọ owó níbí.`,
    change: 'Yí padà',
    offerFailed: 'Ìsanwó kò lè bẹ̀rẹ̀',
    nothingPaid: 'Ẹ kò tíì san nǹkan.',
    checkoutLacking: 'Kò sí ìsanwó káàdì níbí',
    checkoutLackingBody: 'Ẹ fi transfer fi owó sí i.',
    openAgain: 'Tún ojú-ìwé ìsanwó ṣí',
    startOver: 'Bẹ̀rẹ̀ láti ìbẹ̀rẹ̀',
    reference: 'Reference',
  },
  payer: {
    title: 'Ẹ fi owó sí wallet ṣọ́ọ̀bù yìí',
    openedTitle: 'Ẹ sanwó lórí ojú-ìwé tó ṣí',
    openedBody: (amount, net) =>
      `Ẹ san ${amount} níbẹ̀. ${net} máa wọ wallet nígbà tí ilé-iṣẹ́ ìsanwó bá jẹ́rìí sí i.`,
    keepReference: 'Ẹ tọ́jú reference. Ṣọ́ọ̀bù lè fi wá ìsanwó náà.',
    steps: {
      checkoutBody:
        'Ẹ fi káàdì tàbí ọ̀nà mìíràn sanwó lórí ojú-ìwé ìsanwó. Owó náà ń lọ sí wallet ṣọ́ọ̀bù yìí. Ẹ ó kọ́kọ́ rí owó iṣẹ́.',
      youGet: 'Wallet máa gba',
      payAt: (host) => `Ẹ ó sanwó ní ${host}, nínú tab tuntun. A kò ní yọ owó níbí.`,
      checkoutLackingBody: 'Ẹ béèrè ọ̀nà mìíràn lọ́wọ́ ṣọ́ọ̀bù.',
      startOver: 'Bẹ̀rẹ̀ ìsanwó mìíràn',
    },
  },
};
