import type { Sections } from '../catalogue.ts';

/** The transaction PIN. */
export const pin: Sections = {
  transactionPin: {
    title: 'PIN ahịa',
    lead: 'Onye ọ bụla buuru ekwentị gị enweghị ike isi na balance gị ree ahịa ma o nweghị ya.',
    loading: 'Ntọala PIN gị na-abịa',
    slow: 'Network na-egbu oge. Ntọala PIN gị nọ n’ụzọ.',
    failed: 'Ntọala PIN gị emepeghị',
    stale: (at) => `Nke a bụ ntọala PIN gị nke ${at}.`,
    tryAgain: 'Nwaa ọzọ',
    none: 'Ahịa gị anaghị ajụ PIN.',
    asked: 'Ahịa ọ bụla na-ajụ PIN gị.',
    askedFrom: (amount) => `Ahịa ruru ${amount} na-ajụ PIN gị.`,
    lockedTitle: 'A kpọchiela PIN gị',
    lockedBody:
      'E tinyehiere PIN ugboro ise. Jiri okwuntughe gị na koodu anyị ga-ezite na email mee nke ọhụrụ.',
    set: 'Mee PIN',
    change: 'Gbanwee PIN',
    limit: 'Gbanwee ego mmalite',
    remove: 'Wepụ PIN',
    forgotten: 'Echefuru m PIN m',
    unlock: 'Mee PIN ọhụrụ',
    newPin: 'PIN ọhụrụ',
    newPinHint: 'Nọmba 4 ruo 6. Ejila ụbọchị ọmụmụ.',
    again: 'PIN ọhụrụ ọzọ',
    askFrom: 'Jụọ site n’ego a',
    askFromHint: 'Hapụ ya efu ka ọ jụọ n’ahịa ọ bụla.',
    password: 'Okwuntughe',
    passwordMissing: 'Tinye okwuntughe gị.',
    code: 'Koodu',
    codeHint: 'Anyị ezitela ya na email gị. Ọ dị mma ruo nkeji 10.',
    codeWrong: 'Tinye koodu ahụ otú ọ dị na email.',
    amountWrong: 'Tinye ego ole, dịka 1,000.',
    issues: {
      length: 'Jiri nọmba 4 ruo 6.',
      easy: 'Nke a dị mfe ịma. Edeghachila otu nọmba, agụkọkwala ha n’usoro.',
    },
    mismatch: 'PIN abụọ ahụ abụghị otu.',
    save: 'Chekwaa',
    sendCode: 'Zite koodu na email m',
    sendCodeLead: 'Anyị ga-ezite koodu na email gị. Jiri ya mee PIN ọhụrụ.',
    removeLead: 'Ahịa gị agaghị ajụkwa PIN.',
    saved: 'E chekwala ya.',
    pin: 'PIN gị',
    missing: 'Tinye PIN gị: nọmba 4 ruo 6.',
    wrong: (left) =>
      left === null
        ? 'PIN a ezighị ezi.'
        : `PIN a ezighị ezi. ${left === 1 ? `Mperi ${left} ọzọ, a ga-akpọchi ya.` : `Ohere ${left} fọdụrụ.`}`,
    notCharged: 'E weghị ego ọ bụla.',
    lockedSale: 'E weghị ego ọ bụla. Mee PIN ọhụrụ na Banyere gị, wee ree.',
  },
};
