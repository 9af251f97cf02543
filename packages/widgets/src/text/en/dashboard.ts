import type { CategoryWords } from './categories.ts';

/** Text in the dashboard's first chunk: names of screens, and messages about ended sessions and failures. */
export const dashboard = {
  /** Names of the screens: in headings, browser tabs, menus and links. */
  screens: {
    login: 'Sign in',
    register: 'Register',
    resetPassword: 'Reset password',
    otpResetPassword: 'Enter the code',
    completeResetPassword: 'New password',
    home: 'Dashboard',
    transactions: 'Transactions History',
    data: 'Data',
    airtime: 'Airtime',
    electricity: 'Electricity Bill',
    cable: 'Cable Subscription',
    'result-checker': 'Result Checker',
    'recharge-card': 'Recharge Cards',
    bulk: 'Sell many at once',
    customers: 'Customers',
    schedules: 'Schedules',
    funding: 'Add money',
    profile: 'Profile',
    support: 'Support',
    documentation: 'Documentation',
    statement: 'Statement',
    cases: 'Cases',
    notices: 'Notices',
    profit: 'Profit and prices',
    ownData: 'Your data',
    unknown: 'Page not found',
  } satisfies CategoryWords & Readonly<Record<string, string>>,
  tabTitle: (screen: string, product: string) => `${screen} \u00b7 ${product}`,
  /** Why a session ended. The first sentence is from the specification (section 8). */
  sessionEnded: {
    logout: 'You have Logout',
    expired: 'Your session has ended. Sign in to continue.',
    elsewhere: 'You signed out in another tab.',
  },
  /** Shown if a screen or the app has not loaded after 3 s. */
  slow: 'Slow network. Still loading.',
  failure: {
    chunk: {
      title: 'This part could not load',
      body: 'The network dropped.',
    },
    other: {
      title: 'This screen failed',
      body: 'Your sales are safe. Reload.',
    },
    sending: 'A sale is being sent. Reload when it is done.',
    retry: 'Try again',
    reload: 'Reload',
  },
  notSetUp: (why: string) => `Not set up yet. ${why}`,
};
