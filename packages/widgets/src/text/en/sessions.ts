import { plural } from '@oja/core';

/** The agent's sessions, and how to end them. */
export const sessions = {
  title: 'Devices',
  lead: 'Where you are signed in. End what you don’t know, then change your password.',
  loading: 'Loading your devices',
  slow: 'The network is slow. Your devices are on their way.',
  failed: 'Could not load your devices',
  stale: (at: string) => `These are your devices as of ${at}.`,
  tryAgain: 'Try again',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
  current: 'This device',
  isNew: 'New',
  place: 'From',
  signedIn: 'Signed in',
  lastUsed: 'Last used',
  ends: 'Signs out',
  endsUnused: (ends: string, idle: string) => `${ends}, or ${idle} if it is not used`,
  limitTitle: 'This device is new',
  limitBody: (most: string, left: string, until: string) =>
    `Until ${until} your new devices sell ${most} a day together. ${left} is left. That protects your balance if somebody else signs in.`,
  end: 'End',
  endOne: (device: string) => `End ${device}`,
  endOthers: 'End all others',
  endLead: 'It is signed out at once. Enter your password to do it.',
  endOthersLead: 'All but this device are signed out at once. Enter your password to do it.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  ended: (count: number) =>
    plural(count, { one: `${count} session was ended.`, other: `${count} sessions were ended.` }),
  alone: 'You are signed in here alone.',
};
