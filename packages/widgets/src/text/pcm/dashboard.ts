import type { Sections } from '../catalogue.ts';

/** The dashboard around its widgets. */
export const dashboard: Sections = {
  dashboard: {
    screens: {
      login: 'Sign in',
      register: 'Register',
      resetPassword: 'Reset password',
      otpResetPassword: 'Enter di code',
      completeResetPassword: 'New password',
      home: 'Dashboard',
      transactions: 'Transactions History',
      data: 'Data',
      airtime: 'Airtime',
      electricity: 'Light bill',
      cable: 'Cable TV',
      'result-checker': 'Result checker',
      funding: 'Add money',
      profile: 'Profile',
      support: 'Support',
      documentation: 'Documentation',
      unknown: 'We no see di page',
    },
    tabTitle: (screen, product) => `${screen} · ${product}`,
    sessionEnded: {
      logout: 'You don sign out',
      expired: 'Your time don end. Sign in to continue.',
      elsewhere: 'You sign out for another tab.',
    },
    slow: 'Network slow. E still dey load.',
    failure: {
      chunk: { title: 'Dis part no load', body: 'Network cut.' },
      other: { title: 'Dis screen get problem', body: 'Your sales dey safe. Load am again.' },
      sending: 'We dey send one sale. Load again when e don finish.',
      retry: 'Try again',
      reload: 'Load again',
    },
    notSetUp: (why) => `Dem never set am up. ${why}`,
  },
  shell: {
    groups: { dashboard: 'Dashboard', services: 'Wetin you fit sell', account: 'Your account' },
    menuLabels: { referral: 'My Referral' },
    menuError: 'Menu get problem',
    skip: 'Jump go di main part',
    menu: 'Main menu',
    openMenu: 'Open di menu',
    closeMenu: 'Close di menu',
    breadcrumb: 'Where you dey',
    account: 'Your account',
    accountOf: (name) => `Your account, ${name}`,
    greeting: 'How far,',
    settings: 'Account settings',
    profile: 'Profile',
    logout: 'Sign out',
    offline: 'You dey offline. Wetin you dey see fit don old.',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'How e go look',
    themes: { device: 'Like di phone', light: 'Bright', dark: 'Dark' },
    balance: 'Balance for dashboard',
    balances: { shown: 'Show am', hidden: 'Hide am' },
    font: 'Font',
    fontHint: 'Any font wey you choose, all di figures for money dey get one width.',
    radius: 'Corners',
    pixels: (px) => `${px} px`,
    kept: 'We keep am for dis phone.',
    reset: 'Put everything back as e be before',
  },
  home: {
    sell: 'Sell',
    short: { data: 'Data', airtime: 'Airtime', electricity: 'Light', cable: 'TV', 'result-checker': 'Pins' },
    sellAgain: 'Sell again give',
    firstSteps: 'Your first sale',
    steps: {
      money: { title: 'Add money', body: 'Na from your balance you dey sell.' },
      sale: { title: 'Choose wetin you wan sell', body: 'Plenty people dey start with data.' },
      receipt: { title: 'Give di customer di receipt', body: 'E dey ready once di sale don land.' },
    },
    stepDone: 'E don do',
    referral: 'My Referral',
    referralBody: 'Anybody wey register with your code na your referral.',
    referralShare: 'Share am',
    referralCopy: 'Copy di link',
    referralInvite: 'Sell airtime, data and light with me. Register for here:',
  },
  install: {
    description: 'Sell data, airtime, light, cable TV and exam pins.',
    shortcuts: { data: 'Sell data', transactions: 'Transactions' },
    title: (product) => `Put ${product} for your home screen`,
    body: 'E dey open fast, and e dey show your last figures even if network no dey.',
    install: 'Install am',
    dismiss: 'No ask me again',
  },
  notices: {
    title: 'Notices',
    levels: { info: 'News', warning: 'Warning', outage: 'Network wahala' },
    dismiss: (title) => `Comot am: ${title}`,
    showAll: (count) => `Show all ${count}`,
    allRead: 'You don comot all notices.',
    empty: 'Notice no dey',
    emptyBody: 'News and network wahala go show here.',
    loading: 'Notices dey load',
    failed: 'Notices no load',
    tryAgain: 'Try again',
  },
  support: {
    chat: 'Chat with support',
    opening: 'Di chat dey open',
    ready: 'Di chat don ready. Press again make e open.',
    reportRefund: 'Report am to support',
    refundMessage: (sale, price, at, ref) =>
      `My sale fail and di money never come back. Reference: ${ref}. ${sale}, ${price}, ${at}.`,
  },
  supportPage: {
    contact: 'Chat with support',
    contactBody: 'E go open WhatsApp. Hold di reference of di sale.',
    answers: 'Questions wey people dey ask',
    questions: [
      {
        question: 'One sale talk say “we hold am”. I don pay?',
        answer:
          'We put di money one side until network answer. We go charge am when di sale land, and give am back if e fail. No sell am two times.',
      },
      {
        question: 'Di customer no see am.',
        answer:
          'Open di sale for Transactions History and press Check now. If e talk say e don land, send di reference to support di same day.',
      },
      {
        question: 'Di meter reject di token.',
        answer:
          'If di receipt get steps, type dem as dem follow. If not, compare each four numbers with di screen: three mistakes go lock meter small.',
      },
      {
        question: 'My transfer no dey di wallet.',
        answer:
          'Transfer to your own account dey take small minutes. Transfer by hand dey enter when e show for our bank statement: check im status for Add money.',
      },
      {
        question: 'I sell to wrong number.',
        answer:
          'Nobody fit collect back wetin network don deliver. Tell support sharp-sharp: we fit stop sale wey still dey wait.',
      },
    ],
  },
  unknownPage: {
    body: 'Maybe you no type di address well, or di page don move.',
    home: 'Go di dashboard',
    login: 'Go sign in',
  },
};
