import type { Sections } from '../catalogue.ts';

/** Where the agent is signed in. */
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
};
