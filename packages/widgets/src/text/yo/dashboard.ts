import type { Sections } from '../catalogue.ts';

/** The dashboard around its widgets. */
export const dashboard: Sections = {
  dashboard: {
    screens: {
      login: 'Wọlé',
      register: 'Forúkọ sílẹ̀',
      resetPassword: 'Tún ọ̀rọ̀ aṣínà ṣe',
      otpResetPassword: 'Tẹ kóòdù náà',
      completeResetPassword: 'Ọ̀rọ̀ aṣínà tuntun',
      home: 'Dashboard',
      transactions: 'Ìtàn ọjà',
      data: 'Data',
      airtime: 'Airtime',
      electricity: 'Owó iná',
      cable: 'Owó cable TV',
      'result-checker': 'Èsì ìdánwò',
      funding: 'Fi owó sí i',
      profile: 'Nípa yín',
      support: 'Ìrànlọ́wọ́',
      documentation: 'Ìwé ìtọ́sọ́nà',
      unknown: 'A kò rí ojú-ìwé náà',
    },
    tabTitle: (screen, product) => `${screen} · ${product}`,
    sessionEnded: {
      logout: 'Ẹ ti jáde',
      expired: 'Àkókò ìwọlé yín ti parí. Ẹ tún wọlé láti máa lọ.',
      elsewhere: 'Ẹ jáde nínú tab mìíràn.',
    },
    slow: 'Network ń falẹ̀. Ó ṣì ń bọ̀.',
    failure: {
      chunk: { title: 'Apá yìí kò ṣí', body: 'Network já.' },
      other: { title: 'Ojú-ìwé yìí ní ìṣòro', body: 'Ọjà yín wà láìléwu. Ẹ tún un ṣí.' },
      sending: 'À ń fi ọjà kan ránṣẹ́. Ẹ tún un ṣí tó bá parí.',
      retry: 'Tún gbìyànjú',
      reload: 'Tún un ṣí',
    },
    notSetUp: (why) => `A kò tíì ṣètò rẹ̀. ${why}`,
  },
  shell: {
    groups: { dashboard: 'Dashboard', services: 'Àwọn iṣẹ́', account: 'Àkáǹtì' },
    menuLabels: { referral: 'Àwọn tí mo mú wá' },
    menuError: 'Àṣìṣe nínú menu',
    skip: 'Fò lọ sí inú ojú-ìwé',
    menu: 'Menu gbogbogbò',
    openMenu: 'Ṣí menu',
    closeMenu: 'Pa menu dé',
    breadcrumb: 'Ibi tí ẹ wà',
    account: 'Àkáǹtì yín',
    accountOf: (name) => `Àkáǹtì yín, ${name}`,
    greeting: 'Ẹ kú déédé ìwòyí,',
    settings: 'Ààtò àkáǹtì',
    profile: 'Nípa yín',
    logout: 'Jáde',
    offline: 'Ẹ kò sí lórí internet. Ohun tí ẹ ń rí lè ti pẹ́.',
  },
  settings: {
    title: 'Ààtò',
    language: 'Èdè',
    theme: 'Ìrísí',
    themes: { device: 'Bíi fóònù', light: 'Mímọ́lẹ̀', dark: 'Dúdú' },
    balance: 'Balance lórí dashboard',
    balances: { shown: 'Kó hàn', hidden: 'Kó pamọ́' },
    font: 'Irú lẹ́tà',
    fontHint: 'Iye owó máa ń tò dáadáa nínú gbogbo lẹ́tà.',
    radius: 'Igun',
    pixels: (px) => `${px} px`,
    kept: 'Ó wà lórí fóònù yìí.',
    reset: 'Dá a padà sí ti ìbẹ̀rẹ̀',
  },
  home: {
    sell: 'Tà',
    short: { data: 'Data', airtime: 'Airtime', electricity: 'Iná', cable: 'TV', 'result-checker': 'Pin' },
    sellAgain: 'Tún tà fún',
    firstSteps: 'Ọjà yín àkọ́kọ́',
    steps: {
      money: { title: 'Fi owó sí i', body: 'Inú balance yín lẹ ti ń tajà.' },
      sale: { title: 'Yan ohun tí ẹ fẹ́ tà', body: 'Data ni ọ̀pọ̀ ènìyàn fi ń bẹ̀rẹ̀.' },
      receipt: { title: 'Fún oníbàárà ní rìsíìtì', body: 'Ó wà bí ọjà bá ti parí.' },
    },
    stepDone: 'Ó ti parí',
    referral: 'Àwọn tí mo mú wá',
    referralBody: 'Ẹni tó bá fi kóòdù yín forúkọ sílẹ̀, ẹ̀yin lẹ mú un wá.',
    referralShare: 'Pín in',
    referralCopy: 'Ṣe ẹ̀dà link',
    referralInvite: 'Ẹ wá bá mi ta airtime, data àti iná. Ẹ forúkọ sílẹ̀ níbí:',
  },
  install: {
    description: 'Ta data, airtime, iná, cable TV àti pin ìdánwò.',
    shortcuts: { data: 'Ta data', transactions: 'Àwọn ọjà' },
    title: (product) => `Fi ${product} sí ojú fóònù yín`,
    body: 'Ó máa ń tètè ṣí, ó sì ń fi iye tó kẹ́yìn hàn láìsí network.',
    install: 'Fi sí i',
    dismiss: 'Má bi mí mọ́',
  },
  notices: {
    title: 'Ìkéde',
    levels: { info: 'Ìròyìn', warning: 'Ìkìlọ̀', outage: 'Network kò ṣiṣẹ́' },
    dismiss: (title) => `Mú un kúrò: ${title}`,
    showAll: (count) => `Fi gbogbo ${count} hàn`,
    allRead: 'Ẹ ti mú gbogbo ìkéde kúrò.',
    empty: 'Kò sí ìkéde',
    emptyBody: 'Ìròyìn àti ìṣòro network yóò hàn níbí.',
    loading: 'Ìkéde ń bọ̀',
    failed: 'Ìkéde kò ṣí',
    tryAgain: 'Tún gbìyànjú',
  },
  support: {
    chat: 'Bá ìrànlọ́wọ́ sọ̀rọ̀',
    opening: 'Ìfọ̀rọ̀wérọ̀ ń ṣí',
    ready: 'Ó ti ṣe tán. Ẹ tún tẹ̀ ẹ́ láti ṣí i.',
    reportRefund: 'Sọ ọ́ fún ìrànlọ́wọ́',
    refundMessage: (sale, price, at, ref) =>
      `Ọjà mi kò ṣeé ṣe, owó kò sì tíì padà. Reference: ${ref}. ${sale}, ${price}, ${at}.`,
  },
  supportPage: {
    contact: 'Bá ìrànlọ́wọ́ sọ̀rọ̀',
    contactBody: 'WhatsApp yóò ṣí. Ẹ ní reference ọjà náà lọ́wọ́.',
    answers: 'Ìbéèrè tó wọ́pọ̀',
    questions: [
      {
        question: 'Wọ́n ní “a dá a dúró”. Ṣé mo ti sanwó?',
        answer:
          'A fi owó náà sẹ́gbẹ̀ẹ́ títí network yóò fi dáhùn. A ó yọ ọ́ tí ọjà bá dé, a ó sì dá a padà tí kò bá ṣeé ṣe. Ẹ má tà á lẹ́ẹ̀mejì.',
      },
      {
        question: 'Oníbàárà kò rí i gbà.',
        answer:
          'Ẹ ṣí ọjà náà nínú Ìtàn ọjà, kí ẹ tẹ Wò ó báyìí. Bí ó bá sọ pé ó ti dé, ẹ fi reference ránṣẹ́ sí ìrànlọ́wọ́ lọ́jọ́ kan náà.',
      },
      {
        question: 'Mítà kọ token náà.',
        answer:
          'Bí rìsíìtì bá ní ìgbésẹ̀, ẹ tẹ̀ wọ́n bí wọ́n ṣe tẹ̀léra. Bí kò bá ní, ẹ fi nọ́ńbà mẹ́rin-mẹ́rin wé ti ojú fóònù: àṣìṣe mẹ́ta máa ń ti mítà pa fún ìgbà díẹ̀.',
      },
      {
        question: 'Transfer mi kò sí nínú wallet.',
        answer:
          'Transfer sí àkáǹtì tiyín máa ń gba ìṣẹ́jú díẹ̀. Ti àfọwọ́ṣe yóò wọlé nígbà tó bá hàn lórí statement báǹkì wa: ẹ wo ipò rẹ̀ ní Fi owó sí i.',
      },
      {
        question: 'Mo tà á sí nọ́ńbà tí kì í ṣe òun.',
        answer:
          'A kò lè gba ohun tí network ti fi dé padà. Ẹ sọ fún ìrànlọ́wọ́ lẹ́sẹ̀kẹsẹ̀: a lè dá ọjà tó ṣì ń dúró dúró.',
      },
    ],
  },
  unknownPage: {
    body: 'Ẹ lè ti ṣi àdírẹ́sì kọ, tàbí kí ojú-ìwé náà ti kúrò.',
    home: 'Lọ sí dashboard',
    login: 'Lọ sí ìwọlé',
  },
};
