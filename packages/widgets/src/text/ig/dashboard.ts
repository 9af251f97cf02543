import type { Sections } from '../catalogue.ts';

/** The dashboard around its widgets. */
export const dashboard: Sections = {
  dashboard: {
    screens: {
      login: 'Banye',
      register: 'Debanye aha',
      resetPassword: 'Megharịa okwuntughe',
      otpResetPassword: 'Tinye koodu ahụ',
      completeResetPassword: 'Okwuntughe ọhụrụ',
      home: 'Dashboard',
      transactions: 'Akụkọ ahịa',
      data: 'Data',
      airtime: 'Airtime',
      electricity: 'Ụgwọ ọkụ',
      cable: 'Ụgwọ cable TV',
      'result-checker': 'Rizọlt ule',
      funding: 'Tinye ego',
      profile: 'Banyere gị',
      support: 'Enyemaka',
      documentation: 'Akwụkwọ ntuziaka',
      unknown: 'A hụghị peeji a',
    },
    tabTitle: (screen, product) => `${screen} · ${product}`,
    sessionEnded: {
      logout: 'Ị pụọla',
      expired: 'Oge nbanye gị agwụla. Banye ọzọ ka ị gaa n’ihu.',
      elsewhere: 'Ị pụrụ na tab ọzọ.',
    },
    slow: 'Network na-egbu oge. Ọ ka na-abịa.',
    failure: {
      chunk: { title: 'Akụkụ a emepeghị', body: 'Network dara.' },
      other: { title: 'Peeji a nwere nsogbu', body: 'Ahịa gị dị mma. Megheekwa ya.' },
      sending: 'A na-eziga otu ahịa. Megheekwa ya ma o mezuo.',
      retry: 'Nwaa ọzọ',
      reload: 'Megheekwa',
    },
    notSetUp: (why) => `A hazibeghị ya. ${why}`,
  },
  shell: {
    groups: { dashboard: 'Dashboard', services: 'Ọrụ', account: 'Akaụntụ' },
    menuLabels: { referral: 'Ndị m kpọtara' },
    menuError: 'Njehie na menu',
    skip: 'Gafee gaa n’ime',
    menu: 'Isi menu',
    openMenu: 'Mepee menu',
    closeMenu: 'Mechie menu',
    breadcrumb: 'Ebe ị nọ',
    account: 'Akaụntụ gị',
    accountOf: (name) => `Akaụntụ gị, ${name}`,
    greeting: 'Ụbọchị ọma,',
    settings: 'Ntọala akaụntụ',
    profile: 'Banyere gị',
    logout: 'Pụọ',
    offline: 'Ị nọghị n’ịntanetị. Ihe ị na-ahụ nwere ike ịbụ nke ochie.',
  },
  settings: {
    title: 'Ntọala',
    language: 'Asụsụ',
    theme: 'Ọdịdị',
    themes: { device: 'Dịka ekwentị', light: 'Ìhè', dark: 'Ọchịchịrị' },
    balance: 'Balance na dashboard',
    balances: { shown: 'Gosi ya', hidden: 'Zoo ya' },
    font: 'Ụdị mkpụrụedemede',
    fontHint: 'Ego na-ahazi nke ọma n’ụdị ọ bụla.',
    radius: 'Akụkụ',
    pixels: (px) => `${px} px`,
    kept: 'E chekwara ya n’ekwentị a.',
    reset: 'Weghachi nke mbụ',
  },
  home: {
    sell: 'Ree',
    short: { data: 'Data', airtime: 'Airtime', electricity: 'Ọkụ', cable: 'TV', 'result-checker': 'Pin' },
    sellAgain: 'Reekwara',
    firstSteps: 'Ahịa mbụ gị',
    steps: {
      money: { title: 'Tinye ego', body: 'I si na balance gị ere ahịa.' },
      sale: { title: 'Họrọ ihe ị ga-ere', body: 'Ọtụtụ ndị na-ere ahịa ji data amalite.' },
      receipt: { title: 'Nye onye ahịa risiti', body: 'Ọ dị njikere ozugbo e rechara.' },
    },
    stepDone: 'O mezuola',
    referral: 'Ndị m kpọtara',
    referralBody: 'Onye ọ bụla ji koodu gị debanye aha bụ onye ị kpọtara.',
    referralShare: 'Zipụ',
    referralCopy: 'Detuo njikọ',
    referralInvite: 'Soro m ree airtime, data na ọkụ. Debanye aha ebe a:',
  },
  install: {
    description: 'Ree data, airtime, ọkụ, cable TV na pin ule.',
    shortcuts: { data: 'Ree data', transactions: 'Ahịa gị' },
    title: (product) => `Tinye ${product} n’ihu ekwentị gị`,
    body: 'Ọ na-emepe ngwa ngwa, na-egosikwa ọnụọgụ ikpeazụ ma network adịghị.',
    install: 'Tinye ya',
    dismiss: 'Ajụzila m',
  },
  notices: {
    title: 'Ọkwa',
    levels: { info: 'Akụkọ', warning: 'Ịdọ aka ná ntị', outage: 'Network adịghị' },
    dismiss: (title) => `Wepụ ya: ${title}`,
    showAll: (count) => `Gosi ${count} niile`,
    allRead: 'Ị wepụla ọkwa niile.',
    empty: 'Ọkwa adịghị',
    emptyBody: 'Akụkọ na nsogbu network ga-egosi ebe a.',
    loading: 'Ọkwa na-abịa',
    failed: 'Ọkwa emepeghị',
    tryAgain: 'Nwaa ọzọ',
  },
  support: {
    chat: 'Soro ndị enyemaka kparịta ụka',
    opening: 'Mkparịta ụka na-emepe',
    ready: 'Ọ dị njikere. Pịa ọzọ ka o mepee.',
    reportRefund: 'Gwa ndị enyemaka',
    refundMessage: (sale, price, at, ref) =>
      `Ahịa m emezughị, ego alọtabeghị. Reference: ${ref}. ${sale}, ${price}, ${at}.`,
  },
  supportPage: {
    contact: 'Soro ndị enyemaka kparịta ụka',
    contactBody: 'WhatsApp ga-emepe. Jikere reference nke ahịa ahụ.',
    answers: 'Ajụjụ a na-ajụkarị',
    questions: [
      {
        question: 'Ahịa na-ekwu “e jidere ya”. Akwụọla m ụgwọ?',
        answer:
          'E dobere ego ahụ n’akụkụ ruo mgbe network zara. A ga-ewe ya ma ahịa rute, ma weghachi ya ma o mezughị. Ereghachila ya.',
      },
      {
        question: 'Onye ahịa enwetaghị ya.',
        answer:
          'Mepee ahịa ahụ n’Akụkọ ahịa, pịa Lelee ugbu a. Ọ bụrụ na ọ sị na o rutela, zitere ndị enyemaka reference n’otu ụbọchị ahụ.',
      },
      {
        question: 'Mita jụrụ token.',
        answer:
          'Ọ bụrụ na risiti nwere nzọụkwụ, tinye ha n’usoro ha. Ma ọ bụghị ya, jiri nọmba anọ anọ tụnyere nke dị n’ihu ekwentị: njehie atọ na-akpọchi mita nwa oge.',
      },
      {
        question: 'Transfer m anọghị na wallet.',
        answer:
          'Transfer gaa n’akaụntụ nke gị na-ewe nkeji ole na ole. Nke aka na-abanye mgbe o gosiri na statement ụlọ akụ anyị: lee ọnọdụ ya na Tinye ego.',
      },
      {
        question: 'E rere m ya nye nọmba na-abụghị ya.',
        answer:
          'A gaghị eweghachi ihe network bugaralarị. Gwa ndị enyemaka ozugbo: enwere ike ịkwụsị ahịa ka na-eche.',
      },
    ],
  },
  unknownPage: {
    body: 'O nwere ike i dehiere adreesị ya, maọbụ peeji ahụ apụọla.',
    home: 'Gaa na dashboard',
    login: 'Gaa na nbanye',
  },
};
