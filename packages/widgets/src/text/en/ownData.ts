import { plural } from '@oja/core';

/** The agent's stored data, its export, and closing the account. */
export const ownData = {
  title: 'What we keep',
  lead: 'What we keep about you and your customers, and why. None of it is sold or used for advertising.',
  loading: 'Counting what we keep',
  slow: 'The network is slow. The count is on its way.',
  failed: 'Could not count what we keep',
  stale: (at: string) => `This was counted at ${at}.`,
  tryAgain: 'Try again',
  lacking: 'This server does not say what it keeps. Ask support.',
  kinds: {
    account: 'Your account',
    sales: 'Sales',
    movements: 'Money in and out',
    customers: 'Saved customers',
    prices: 'Your own prices',
    schedules: 'Repeated sales',
    cases: 'Reported problems',
    notices: 'Notices to you',
    sessions: 'Devices signed in',
    keys: 'API keys',
  },
  why: {
    account: 'Your name, phone, email and username: to sign you in and to reach you.',
    sales: 'The number, the product, the price and the token or pin: for receipts, refunds and complaints.',
    movements: 'Every naira in and out of your wallet: the law requires these records.',
    customers: 'Names and numbers that you saved: to sell to them again.',
    prices: 'What your customers pay: for receipts and profit.',
    schedules: 'What is sold again and when, and what you consented to.',
    cases: 'What you wrote and what we answered.',
    notices: 'What we told you, and what you have read and kept.',
    sessions: 'Browser, time and place: so that you see who is signed in.',
    keys: 'Their names and when they were used. The keys themselves are not kept.',
  },
  untilEnd: 'Kept until it ends.',
  until: 'Kept until you close your account.',
  untilYears: (years: number) =>
    plural(years, {
      one: `Kept for ${years} year after you close your account, as the law requires.`,
      other: `Kept for ${years} years after you close your account, as the law requires.`,
    }),
  copyTitle: 'Get a copy',
  copyLead:
    'One file with all of it, including your whole history. Keep it safe: it contains your customers\u2019 numbers.',
  copy: 'Create the file',
  copying: (count: number) =>
    plural(count, { one: `${count} transaction so far`, other: `${count} transactions so far` }),
  copied: 'The file is saved on this device.',
  closeTitle: 'Close your account',
  closeLead:
    'You can’t sign in again and nothing can be sold. Customers, prices, notices, keys and your name are deleted at once. This can’t be undone.',
  close: 'Close account',
  balanceLeft: (amount: string) =>
    `${amount} is in your wallet. Spend it on sales, or ask support to pay it out. Then you can close your account.`,
  openSales: (count: number) =>
    plural(count, {
      one: `${count} sale has no result yet. You can close your account when it is settled.`,
      other: `${count} sales have no result yet. You can close your account when they are settled.`,
    }),
  username: 'Your username',
  usernameMissing: 'Enter your username as shown in your profile.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  closed: 'Your account is closed.',
  complainTitle: 'If you are not satisfied',
  complain:
    'Tell us first: support answers each complaint about your data. You can also complain to the Nigeria Data Protection Commission, which looks after your rights under the Nigeria Data Protection Act 2023.',
  support: 'Ask support',
  commission: 'Nigeria Data Protection Commission',
};
