import type { Sections } from '../catalogue.ts';

/** Where the agent is signed in. */
export const security: Sections = {
  sessions: {
    title: 'Ngwaọrụ',
    lead: 'Ebe ị banyere. Mechie nke ị na-amaghị, wee gbanwee okwuntughe gị.',
    loading: 'A na-ebu ngwaọrụ gị',
    slow: 'Network na-egbu oge. Ngwaọrụ gị nọ n’ụzọ.',
    failed: 'Enweghị ike ibu ngwaọrụ gị',
    stale: (at) => `Ndị a bụ ngwaọrụ gị dịka o si dị na ${at}.`,
    tryAgain: 'Nwaa ọzọ',
    on: (browser, system) => `${browser} na ${system}`,
    unknownBrowser: 'Browser a na-amaghị',
    current: 'Ngwaọrụ a',
    isNew: 'Ọhụrụ',
    place: 'Site na',
    signedIn: 'Abanyere',
    lastUsed: 'Ojiji ikpeazụ',
    ends: 'Ga-apụ',
    endsUnused: (ends, idle) => `${ends}, ma ọ bụ ${idle} ma ọ bụrụ na ejighị ya`,
    limitTitle: 'Ngwaọrụ a dị ọhụrụ',
    limitBody: (most, left, until) =>
      `Ruo ${until} ngwaọrụ ọhụrụ gị na-ere ${most} n’otu ụbọchị ọnụ. O fọdụrụ ${left}. Nke a na-echebe ego gị ma onye ọzọ banye.`,
    end: 'Mechie',
    endOne: (device) => `Mechie ${device}`,
    endOthers: 'Mechie ndị ọzọ niile',
    endLead: 'Ọ ga-apụ ozugbo. Tinye okwuntughe gị ka ị gaa n’ihu.',
    endOthersLead: 'Ha niile ga-apụ ozugbo ma e wezụga ngwaọrụ a. Tinye okwuntughe gị ka ị gaa n’ihu.',
    password: 'Okwuntughe',
    passwordMissing: 'Tinye okwuntughe gị.',
    ended: (count) => (count === 1 ? 'Emechiela otu.' : `Emechiela ${count}.`),
    alone: 'Ebe a naanị ka ị banyere.',
  },
};
