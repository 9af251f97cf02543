import type { Sections } from '../catalogue.ts';

/** Where the agent is signed in, and what is kept of the agent. */
export const security: Sections = {
  sessions: {
    title: 'Àwọn ẹ̀rọ',
    lead: 'Ibi tí ẹ ti wọlé. Ẹ parí èyí tí ẹ kò mọ̀, kí ẹ sì yí ọ̀rọ̀ aṣínà yín padà.',
    loading: 'A ń gbé àwọn ẹ̀rọ yín wá',
    slow: 'Network ń falẹ̀. Àwọn ẹ̀rọ yín ń bọ̀.',
    failed: 'A kò lè gbé àwọn ẹ̀rọ yín wá',
    stale: (at) => `Àwọn ẹ̀rọ yín nìyí ní ${at}.`,
    tryAgain: 'Tún gbìyànjú',
    on: (browser, system) => `${browser} lórí ${system}`,
    unknownBrowser: 'Browser tí a kò mọ̀',
    current: 'Ẹ̀rọ yìí',
    isNew: 'Tuntun',
    place: 'Láti',
    signedIn: 'Ìwọlé',
    lastUsed: 'Ìlò ìkẹyìn',
    ends: 'Yóò jáde',
    endsUnused: (ends, idle) => `${ends}, tàbí ${idle} tí a kò bá lò ó`,
    limitTitle: 'Ẹ̀rọ yìí jẹ́ tuntun',
    limitBody: (most, left, until) =>
      `Títí di ${until} àwọn ẹ̀rọ tuntun yín ń ta ${most} ní ọjọ́ kan lápapọ̀. Ó ku ${left}. Èyí ń dáàbò bo owó yín tí ẹlòmíràn bá wọlé.`,
    end: 'Parí',
    endOne: (device) => `Parí ${device}`,
    endOthers: 'Parí gbogbo àwọn yòókù',
    endLead: 'Yóò jáde lẹ́sẹ̀kẹsẹ̀. Ẹ tẹ ọ̀rọ̀ aṣínà yín kí ẹ lè tẹ̀síwájú.',
    endOthersLead: 'Gbogbo wọn yàtọ̀ sí ẹ̀rọ yìí yóò jáde lẹ́sẹ̀kẹsẹ̀. Ẹ tẹ ọ̀rọ̀ aṣínà yín kí ẹ lè tẹ̀síwájú.',
    password: 'Ọ̀rọ̀ aṣínà',
    passwordMissing: 'Ẹ tẹ ọ̀rọ̀ aṣínà yín.',
    ended: (count) => (count === 1 ? 'A ti parí ọ̀kan.' : `A ti parí ${count}.`),
    alone: 'Ibí nìkan ni ẹ ti wọlé.',
  },
  ownData: {
    title: 'Ohun tí a ń tọ́jú',
    lead: 'Ohun tí a ń tọ́jú nípa rẹ àti àwọn oníbàárà rẹ, àti ìdí rẹ̀. A kì í tà á, a kì í fi í polówó.',
    loading: 'À ń ka ohun tí a ń tọ́jú',
    slow: 'Nẹ́tíwọ́ọ̀kì ń lọ́ra. Iye náà ń bọ̀.',
    failed: 'A kò lè ka ohun tí a ń tọ́jú',
    stale: (at) => `A ka èyí ní ${at}.`,
    tryAgain: 'Gbìyànjú lẹ́ẹ̀kan sí i',
    lacking: 'Sáfà yìí kò sọ ohun tí ó ń tọ́jú. Béèrè lọ́wọ́ ìrànlọ́wọ́.',
    kinds: {
      account: 'Àkáǹtì rẹ',
      sales: 'Àwọn títà',
      movements: 'Owó tó wọlé àti tó jáde',
      customers: 'Àwọn oníbàárà tí o fipamọ́',
      prices: 'Iye owó tìrẹ',
      schedules: 'Títà tó ń tún wáyé',
      cases: 'Àwọn ìṣòro tí o fi tó wa létí',
      notices: 'Àwọn ìkìlọ̀ sí ọ',
      sessions: 'Àwọn ẹ̀rọ tó ti wọlé',
      keys: 'Àwọn kọ́kọ́rọ́ API',
    },
    why: {
      account: 'Orúkọ rẹ, fóònù, ímeèlì àti orúkọ oníṣe: láti jẹ́ kí o wọlé àti láti kàn sí ọ.',
      sales: 'Nọ́ńbà, ọjà, iye owó àti token tàbí pin: fún rìsíìtì, ìdápadà owó àti ẹ̀sùn.',
      movements: 'Gbogbo náírà tó wọlé tàbí jáde: òfin béèrè fún ìwé wọ̀nyí.',
      customers: 'Orúkọ àti nọ́ńbà tí o fipamọ́: láti tún tà fún wọn.',
      prices: 'Ohun tí àwọn oníbàárà rẹ ń san: fún rìsíìtì àti èrè.',
      schedules: 'Ohun tí a ń tún tà àti ìgbà, àti ohun tí o gbà sí.',
      cases: 'Ohun tí o kọ àti ohun tí a fèsì.',
      notices: 'Ohun tí a sọ fún ọ, àti ohun tí o ti kà tí o sì pamọ́.',
      sessions: 'Aṣàwárí, àkókò àti ibi: kí o lè rí ẹni tó wọlé.',
      keys: 'Orúkọ wọn àti ìgbà tí a lò wọ́n. A kì í tọ́jú àwọn kọ́kọ́rọ́ fúnra wọn.',
    },
    untilEnd: 'A ń tọ́jú rẹ̀ títí yóò fi parí.',
    until: 'A ń tọ́jú rẹ̀ títí o fi máa ti àkáǹtì rẹ.',
    untilYears: (years) =>
      years === 1
        ? 'A ń tọ́jú rẹ̀ fún ọdún kan lẹ́yìn tí o bá ti àkáǹtì rẹ, bí òfin ṣe sọ.'
        : `A ń tọ́jú rẹ̀ fún ọdún ${years} lẹ́yìn tí o bá ti àkáǹtì rẹ, bí òfin ṣe sọ.`,
    copyTitle: 'Mú ẹ̀dà kan',
    copyLead:
      'Fáìlì kan tó ní gbogbo rẹ̀, pẹ̀lú gbogbo ìtàn rẹ. Tọ́jú rẹ̀ dáadáa: nọ́ńbà àwọn oníbàárà rẹ wà nínú rẹ̀.',
    copy: 'Ṣe fáìlì náà',
    copying: (count) => (count === 1 ? 'Ìdúnàádúrà kan di ìsinsìnyí' : `Ìdúnàádúrà ${count} di ìsinsìnyí`),
    copied: 'A ti fi fáìlì náà pamọ́ sórí ẹ̀rọ yìí.',
    closeTitle: 'Ti àkáǹtì rẹ',
    closeLead:
      'O kò ní lè wọlé mọ́, kò sì ní sí títà kankan. A máa pa àwọn oníbàárà, iye owó, ìkìlọ̀, kọ́kọ́rọ́ àti orúkọ rẹ rẹ́ lẹ́sẹ̀kẹsẹ̀. Kò ṣeé dá padà.',
    close: 'Ti àkáǹtì',
    balanceLeft: (amount) =>
      `${amount} wà nínú wọ́lẹ́ẹ̀tì rẹ. Tà á, tàbí sọ fún ìrànlọ́wọ́ kí wọ́n san án fún ọ. Lẹ́yìn náà o lè ti àkáǹtì rẹ.`,
    openSales: (count) =>
      count === 1
        ? 'Títà kan kò tíì ní èsì. O lè ti àkáǹtì rẹ nígbà tó bá parí.'
        : `Títà ${count} kò tíì ní èsì. O lè ti àkáǹtì rẹ nígbà tí wọ́n bá parí.`,
    username: 'Orúkọ oníṣe rẹ',
    usernameMissing: 'Tẹ orúkọ oníṣe rẹ bí ó ṣe wà nínú ìsọfúnni rẹ.',
    password: 'Ọ̀rọ̀ aṣínà',
    passwordMissing: 'Tẹ ọ̀rọ̀ aṣínà rẹ.',
    closed: 'A ti ti àkáǹtì rẹ.',
    complainTitle: 'Tí kò bá tẹ́ ọ lọ́rùn',
    complain:
      'Sọ fún wa kọ́kọ́: ìrànlọ́wọ́ ń dáhùn gbogbo ẹ̀sùn nípa dátà rẹ. O tún lè fi ẹjọ́ sun Nigeria Data Protection Commission, tó ń bójú tó ẹ̀tọ́ rẹ lábẹ́ Nigeria Data Protection Act 2023.',
    support: 'Béèrè lọ́wọ́ ìrànlọ́wọ́',
    commission: 'Nigeria Data Protection Commission',
  },
};
