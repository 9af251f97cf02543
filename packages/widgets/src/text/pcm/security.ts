import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

/** Where the agent is signed in. */
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
    ended: (count) => plural(count, { one: 'One session don end.', other: `${count} sessions don end.` }),
    alone: 'Na only here you sign in.',
  },
};
