import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

/** The agent’s sessions and stored data. */
export const security: Sections = {
  sessions: {
    title: 'Devices',
    lead: 'Where you don sign in. End di one wey you no know, then change your password.',
    loading: 'Your devices dey load',
    slow: 'Network slow. Your devices dey road.',
    failed: 'Your devices no load',
    stale: (at) => `Na your devices be dis as e be for ${at}.`,
    tryAgain: 'Try again',
    on: (browser, system) => `${browser} for ${system}`,
    unknownBrowser: 'Browser wey we no know',
    current: 'Dis device',
    isNew: 'New',
    place: 'From',
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    ends: 'Go sign out',
    endsUnused: (ends, idle) => `${ends}, or ${idle} if nobody use am`,
    limitTitle: 'Dis device new',
    limitBody: (most, left, until) =>
      `Till ${until} your new devices fit sell ${most} for one day together. E remain ${left}. E dey protect your balance if another person sign in.`,
    end: 'End',
    endOne: (device) => `End ${device}`,
    endOthers: 'End all di others',
    endLead: 'E go sign out sharp sharp. Enter your password make we go on.',
    endOthersLead: 'All of dem except dis device go sign out sharp sharp. Enter your password make we go on.',
    password: 'Password',
    passwordMissing: 'Enter your password.',
    ended: (count) =>
      plural(count, { one: `${count} session don end.`, other: `${count} sessions don end.` }),
    alone: 'Na only here you sign in.',
  },
  ownData: {
    title: 'Wetin we dey keep',
    lead: 'Wetin we dey keep about you and your customers, and why. We no dey sell am, we no dey use am for advert.',
    loading: 'We dey count wetin we keep',
    slow: 'Network slow. Di count dey road.',
    failed: 'We no fit count wetin we keep',
    stale: (at) => `We count dis one for ${at}.`,
    tryAgain: 'Try again',
    lacking: 'Dis server no dey talk wetin e keep. Ask support.',
    kinds: {
      account: 'Your account',
      sales: 'Sales',
      movements: 'Money wey enter and comot',
      customers: 'Saved customers',
      prices: 'Your own prices',
      schedules: 'Sales wey dey repeat',
      cases: 'Problems wey you report',
      notices: 'Notices for you',
      sessions: 'Devices wey sign in',
      keys: 'API keys',
    },
    why: {
      account: 'Your name, phone, email and username: to sign you in and to reach you.',
      sales: 'Di number, di product, di price and di token or pin: for receipt, refund and complaint.',
      movements: 'Every naira wey enter or comot your wallet: law wan make we keep am.',
      customers: 'Names and numbers wey you save: to sell give dem again.',
      prices: 'Wetin your customers dey pay: for receipt and gain.',
      schedules: 'Wetin we go sell again and when, and wetin you agree to.',
      cases: 'Wetin you write and wetin we answer.',
      notices: 'Wetin we tell you, and wetin you don read and keep.',
      sessions: 'Browser, time and place: make you fit see who sign in.',
      keys: 'Dia names and when dem use dem. We no dey keep di keys demsef.',
    },
    untilEnd: 'We go keep am till e end.',
    until: 'We go keep am till you close your account.',
    untilYears: (years) =>
      plural(years, {
        one: `We go keep am ${years} year after you close your account, as law talk.`,
        other: `We go keep am ${years} years after you close your account, as law talk.`,
      }),
    copyTitle: 'Take copy',
    copyLead:
      'One file wey get everything, your whole history join. Keep am well: your customers numbers dey inside.',
    copy: 'Make di file',
    copying: (count) =>
      plural(count, { one: `${count} transaction so far`, other: `${count} transactions so far` }),
    copied: 'Di file don save for dis device.',
    closeTitle: 'Close your account',
    closeLead:
      'You no go fit sign in again and nothing fit sell. We go delete customers, prices, notices, keys and your name sharp sharp. E no get as e fit come back.',
    close: 'Close account',
    balanceLeft: (amount) =>
      `${amount} dey your wallet. Sell am, or ask support make dem pay you. After, you fit close your account.`,
    openSales: (count) =>
      plural(count, {
        one: `${count} sale never get result. You fit close your account when e don settle.`,
        other: `${count} sales never get result. You fit close your account when dem don settle.`,
      }),
    username: 'Your username',
    usernameMissing: 'Enter your username as e dey for your profile.',
    password: 'Password',
    passwordMissing: 'Enter your password.',
    closed: 'Your account don close.',
    complainTitle: 'If e no do you well',
    complain:
      'Tell us first: support dey answer every complaint about your data. You fit also complain to Nigeria Data Protection Commission, wey dey look after your rights under Nigeria Data Protection Act 2023.',
    support: 'Ask support',
    commission: 'Nigeria Data Protection Commission',
  },
};
