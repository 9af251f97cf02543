import { plural } from '@oja/core';

/** The agent's sessions, and how to end them. */
export const sessions = {
  title: 'Devices',
  lead: 'Where you are signed in. End any that you don’t recognise, then change your password.',
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
    `Until ${until}, your new devices can sell ${most} a day together. ${left} is left. This protects your balance if someone else signs in.`,
  end: 'End',
  endOne: (device: string) => `End ${device}`,
  endOthers: 'End all others',
  endLead: 'It is signed out at once. Enter your password to confirm.',
  endOthersLead: 'All devices except this one are signed out at once. Enter your password to confirm.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  ended: (count: number) =>
    plural(count, { one: `${count} device was signed out.`, other: `${count} devices were signed out.` }),
  alone: 'You are signed in on this device only.',
};
