import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

/** Where the agent is signed in. */
export const security: Sections = {
  sessions: {
    title: 'Na’urori',
    lead: 'Inda kuka shiga. Ku rufe wadda ba ku sani ba, sannan ku canja kalmar sirri.',
    loading: 'Ana ɗauko na’urorinku',
    slow: 'Network yana jinkiri. Na’urorinku suna kan hanya.',
    failed: 'Ba a iya ɗauko na’urorinku ba',
    stale: (at) => `Waɗannan na’urorinku ne na ${at}.`,
    tryAgain: 'Sake gwadawa',
    on: (browser, system) => `${browser} a ${system}`,
    unknownBrowser: 'Browser da ba a sani ba',
    current: 'Wannan na’urar',
    isNew: 'Sabuwa',
    place: 'Daga',
    signedIn: 'An shiga',
    lastUsed: 'Amfani na ƙarshe',
    ends: 'Za a fita',
    endsUnused: (ends, idle) => `${ends}, ko ${idle} idan ba a yi amfani da ita ba`,
    limitTitle: 'Wannan na’urar sabuwa ce',
    limitBody: (most, left, until) =>
      `Har zuwa ${until} sabbin na’urorinku suna sayar da ${most} a rana tare. Saura ${left}. Wannan yana kare balance ɗinku idan wani ya shiga.`,
    end: 'Rufe',
    endOne: (device) => `Rufe ${device}`,
    endOthers: 'Rufe duk sauran',
    endLead: 'Za a fitar da ita nan take. Ku shigar da kalmar sirri don a ci gaba.',
    endOthersLead:
      'Duk sai wannan na’urar za a fitar da su nan take. Ku shigar da kalmar sirri don a ci gaba.',
    password: 'Kalmar sirri',
    passwordMissing: 'Ku shigar da kalmar sirri.',
    ended: (count) => plural(count, { one: 'An rufe guda ɗaya.', other: `An rufe guda ${count}.` }),
    alone: 'A nan kaɗai kuka shiga.',
  },
};
