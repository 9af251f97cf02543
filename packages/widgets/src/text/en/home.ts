import type { CategoryWords } from './categories.ts';

/** The screen “Dashboard”. */
export const home = {
  sell: 'Sell',
  /** Short names of the services, for tiles on a phone. */
  short: {
    data: 'Data',
    airtime: 'Airtime',
    electricity: 'Power',
    cable: 'TV',
    'result-checker': 'Pins',
    'recharge-card': 'Cards',
  } satisfies CategoryWords,
  sellAgain: 'Sell again to',
  firstSteps: 'Your first sale',
  steps: {
    money: { title: 'Add money', body: 'You sell from your balance.' },
    sale: { title: 'Choose what to sell', body: 'Most agents start with data.' },
    receipt: { title: 'Give the customer the receipt', body: 'It is ready as soon as the sale is made.' },
  },
  stepDone: 'Done',
  referral: 'My Referral',
  referralBody: 'Anyone who registers with your code is your referral.',
  referralShare: 'Share',
  referralCopy: 'Copy link',
  referralInvite: 'Sell airtime, data and power with me. Register here:',
};
