import type { Sections } from '../catalogue.ts';

/** The dashboard around its widgets. */
export const dashboard: Sections = {
  dashboard: {
    screens: {
      login: 'Shiga',
      register: 'Yi rajista',
      resetPassword: 'Sake saita kalmar sirri',
      otpResetPassword: 'Shigar da lambar',
      completeResetPassword: 'Sabuwar kalmar sirri',
      home: 'Dashboard',
      transactions: 'Tarihin cinikayya',
      data: 'Data',
      airtime: 'Airtime',
      electricity: 'Kuɗin wuta',
      cable: 'Kuɗin cable TV',
      'result-checker': 'Duba sakamakon jarabawa',
      funding: 'Ƙara kuɗi',
      profile: 'Bayananku',
      support: 'Taimako',
      documentation: 'Takardun bayani',
      unknown: 'Ba a samu shafin ba',
    },
    tabTitle: (screen, product) => `${screen} · ${product}`,
    sessionEnded: {
      logout: 'Kun fita',
      expired: 'Lokacin shigarku ya ƙare. Ku sake shiga don ci gaba.',
      elsewhere: 'Kun fita a wani shafin.',
    },
    slow: 'Network yana jinkiri. Ana kan ɗaukowa.',
    failure: {
      chunk: { title: 'Ba a iya buɗe wannan sashen ba', body: 'Network ya yanke.' },
      other: { title: 'Wannan shafin ya samu matsala', body: 'Cinikinku yana nan lafiya. Ku sake buɗewa.' },
      sending: 'Ana tura ciniki. Ku sake buɗewa idan an gama.',
      retry: 'Sake gwadawa',
      reload: 'Sake buɗewa',
    },
    notSetUp: (why) => `Ba a saita ba tukuna. ${why}`,
  },
  shell: {
    groups: { dashboard: 'Dashboard', services: 'Sabis', account: 'Akawunt' },
    menuLabels: { referral: 'Waɗanda na kawo' },
    menuError: 'Matsala a menu',
    skip: 'Tsallaka zuwa ciki',
    menu: 'Babban menu',
    openMenu: 'Buɗe menu',
    closeMenu: 'Rufe menu',
    breadcrumb: 'Inda kuke',
    account: 'Akawunt ɗinku',
    accountOf: (name) => `Akawunt ɗinku, ${name}`,
    greeting: 'Barka da rana,',
    settings: 'Saitunan akawunt',
    profile: 'Bayananku',
    logout: 'Fita',
    offline: 'Ba ku kan intanet. Abin da kuke gani zai iya zama tsoho.',
  },
  settings: {
    title: 'Saituna',
    language: 'Harshe',
    theme: 'Kama',
    themes: { device: 'Kamar waya', light: 'Mai haske', dark: 'Mai duhu' },
    balance: 'Balance a dashboard',
    balances: { shown: 'A nuna', hidden: 'A ɓoye' },
    font: 'Irin rubutu',
    fontHint: 'Adadin kuɗi suna daidaita a kowane rubutu.',
    radius: 'Kusurwa',
    pixels: (px) => `${px} px`,
    kept: 'An ajiye a wannan wayar.',
    reset: 'Mayar da na farko',
  },
  home: {
    sell: 'Sayar',
    short: { data: 'Data', airtime: 'Airtime', electricity: 'Wuta', cable: 'TV', 'result-checker': 'Pin' },
    sellAgain: 'Sake sayar wa',
    firstSteps: 'Cinikinku na farko',
    steps: {
      money: { title: 'Ƙara kuɗi', body: 'Daga balance ɗinku kuke sayarwa.' },
      sale: { title: 'Zaɓi abin sayarwa', body: 'Yawancin masu sayarwa suna farawa da data.' },
      receipt: { title: 'Ba kwastoma rasiti', body: 'Yana shirye da zarar an sayar.' },
    },
    stepDone: 'An gama',
    referral: 'Waɗanda na kawo',
    referralBody: 'Duk wanda ya yi rajista da lambarku, ku kuka kawo shi.',
    referralShare: 'Tura',
    referralCopy: 'Kwafa link',
    referralInvite: 'Mu sayar da airtime, data da wuta tare. Ku yi rajista a nan:',
  },
  install: {
    description: 'Sayar da data, airtime, wuta, cable TV da pin na jarabawa.',
    shortcuts: { data: 'Sayar da data', transactions: 'Cinikayya' },
    title: (product) => `Saka ${product} a fuskar wayarku`,
    body: 'Yana buɗewa da sauri, yana nuna adadi na ƙarshe ko babu network.',
    install: 'Saka',
    dismiss: 'Kada a sake tambaya',
  },
  notices: {
    title: 'Sanarwa',
    levels: { info: 'Labari', warning: 'Gargaɗi', outage: 'Matsalar network' },
    dismiss: (title) => `Kawar: ${title}`,
    showAll: (count) => `Nuna duka ${count}`,
    allRead: 'Kun kawar da duk sanarwa.',
    empty: 'Babu sanarwa',
    emptyBody: 'Labarai da matsalolin network za su bayyana a nan.',
    loading: 'Ana ɗauko sanarwa',
    failed: 'Ba a iya ɗauko sanarwa ba',
    tryAgain: 'Sake gwadawa',
  },
  support: {
    chat: 'Yi magana da masu taimako',
    opening: 'Ana buɗe hira',
    ready: 'Hira tana shirye. Ku sake danna don buɗewa.',
    reportRefund: 'Faɗa wa masu taimako',
    refundMessage: (sale, price, at, ref) =>
      `Cinikina bai yi ba kuma kuɗi bai dawo ba. Reference: ${ref}. ${sale}, ${price}, ${at}.`,
  },
  supportPage: {
    contact: 'Yi magana da masu taimako',
    contactBody: 'Zai buɗe WhatsApp. Ku shirya reference na cinikin.',
    answers: 'Tambayoyin da aka saba',
    questions: [
      {
        question: 'An ce “an riƙe” wani ciniki. Na biya ke nan?',
        answer:
          'An ajiye kuɗin a gefe har sai network ya amsa. Ana cirewa idan ya isa, ana mayarwa idan bai yi ba. Kada ku sayar sau biyu.',
      },
      {
        question: 'Kwastoma bai samu ba.',
        answer:
          'Ku buɗe cinikin a Tarihin cinikayya, ku danna Duba yanzu. Idan an ce ya isa, ku tura reference wa masu taimako a ranar.',
      },
      {
        question: 'Mita ta ƙi token.',
        answer:
          'Idan rasiti yana da matakai, ku shigar da su a jerinsu. In ba haka ba ku kwatanta kowace lamba huɗu da abin da ke kan allo: kuskure uku yana kulle mita na ɗan lokaci.',
      },
      {
        question: 'Kuɗin da na tura ba ya cikin wallet.',
        answer:
          'Turawa zuwa akawunt ɗinku takan ɗauki ’yan mintuna. Ta hannu kuma ana ƙarawa idan ta bayyana a bayanin bankinmu: ku duba halinta a Ƙara kuɗi.',
      },
      {
        question: 'Na sayar zuwa lambar da ba ita ba.',
        answer:
          'Ba a iya karɓo abin da network ya riga ya kai. Ku faɗa wa masu taimako nan take: ana iya tsayar da cinikin da ke jira.',
      },
    ],
  },
  unknownPage: {
    body: 'Wataƙila an yi kuskuren adireshi, ko an ɗauke shafin.',
    home: 'Je dashboard',
    login: 'Je wurin shiga',
  },
};
