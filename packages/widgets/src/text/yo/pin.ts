import type { Sections } from '../catalogue.ts';

/** The transaction PIN. */
export const pin: Sections = {
  transactionPin: {
    title: 'PIN ọjà',
    lead: 'Ẹni tó bá mú fóònù yín kò lè tajà láti inú balance yín láìsí i.',
    loading: 'Ààtò PIN yín ń bọ̀',
    slow: 'Network ń falẹ̀. Ààtò PIN yín wà lójú ọ̀nà.',
    failed: 'Ààtò PIN yín kò ṣí',
    stale: (at) => `Ààtò PIN yín ti ${at} nìyí.`,
    tryAgain: 'Tún gbìyànjú',
    none: 'Ọjà yín kì í béèrè PIN.',
    asked: 'Gbogbo ọjà máa ń béèrè PIN yín.',
    askedFrom: (amount) => `Ọjà tó bá tó ${amount} máa ń béèrè PIN yín.`,
    lockedTitle: 'PIN yín ti tì pa',
    lockedBody: 'Wọ́n ṣi PIN tẹ̀ lẹ́ẹ̀marùn-ún. Ẹ fi ọ̀rọ̀ aṣínà yín àti kóòdù tí a ó fi sí ímeèlì ṣe tuntun.',
    set: 'Ṣe PIN',
    change: 'Yí PIN padà',
    limit: 'Yí iye ìbẹ̀rẹ̀ padà',
    remove: 'Yọ PIN kúrò',
    forgotten: 'Mo gbàgbé PIN mi',
    unlock: 'Ṣe PIN tuntun',
    newPin: 'PIN tuntun',
    newPinHint: 'Nọ́ńbà 4 sí 6. Ẹ má lo ọjọ́ ìbí.',
    again: 'PIN tuntun lẹ́ẹ̀kan sí i',
    askFrom: 'Béèrè láti iye yìí',
    askFromHint: 'Ẹ fi sílẹ̀ lófìfo kó lè béèrè fún gbogbo ọjà.',
    password: 'Ọ̀rọ̀ aṣínà',
    passwordMissing: 'Ẹ tẹ ọ̀rọ̀ aṣínà yín.',
    code: 'Kóòdù',
    codeHint: 'A ti fi ránṣẹ́ sí ímeèlì yín. Ó wà fún ìṣẹ́jú 10.',
    codeWrong: 'Ẹ tẹ kóòdù náà bó ṣe wà nínú ímeèlì.',
    amountWrong: 'Ẹ tẹ iye owó, bíi 1,000.',
    issues: {
      length: 'Ẹ lo nọ́ńbà 4 sí 6.',
      easy: 'Èyí rọrùn láti mọ̀. Ẹ má tún nọ́ńbà kan tẹ̀, ẹ má sì tò wọ́n tẹ̀léra.',
    },
    mismatch: 'PIN méjèèjì kò jọra.',
    save: 'Tọ́jú',
    sendCode: 'Fi kóòdù sí ímeèlì mi',
    sendCodeLead: 'A ó fi kóòdù ránṣẹ́ sí ímeèlì yín. Òun lẹ ó fi ṣe PIN tuntun.',
    removeLead: 'Ọjà yín kò ní béèrè PIN mọ́.',
    saved: 'A ti tọ́jú rẹ̀.',
    pin: 'PIN yín',
    missing: 'Ẹ tẹ PIN yín: nọ́ńbà 4 sí 6.',
    wrong: (left) =>
      left === null
        ? 'PIN yìí kò tọ̀nà.'
        : `PIN yìí kò tọ̀nà. ${left === 1 ? `Àṣìṣe ${left} sí i, yóò tì pa.` : `Ó ku ìgbìyànjú ${left}.`}`,
    notCharged: 'A kò yọ owó kankan.',
    lockedSale: 'A kò yọ owó kankan. Ẹ ṣe PIN tuntun ní Nípa yín, kí ẹ tó tajà.',
  },
};
