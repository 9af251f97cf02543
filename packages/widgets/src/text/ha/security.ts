import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

/** Where the agent is signed in, and what is kept of the agent. */
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
  ownData: {
    title: 'Abin da muke adanawa',
    lead: 'Abin da muke adanawa game da kai da kwastomominka, da dalili. Ba a sayar da kome, ba a talla da shi.',
    loading: 'Ana ƙirga abin da muke adanawa',
    slow: 'Network yana jinkiri. Ƙirgar tana zuwa.',
    failed: 'Ba a iya ƙirga abin da muke adanawa ba',
    stale: (at) => `An ƙirga wannan da ${at}.`,
    tryAgain: 'Sake gwadawa',
    lacking: 'Wannan sabar ba ta faɗi abin da take adanawa ba. Tambayi masu taimako.',
    kinds: {
      account: 'Asusunka',
      sales: 'Tallace-tallace',
      movements: 'Kuɗin da suka shiga da fita',
      customers: 'Kwastomomin da ka ajiye',
      prices: 'Farashinka na kanka',
      schedules: 'Ciniki mai maimaitawa',
      cases: 'Matsalolin da ka kai',
      notices: 'Sanarwa zuwa gare ka',
      sessions: 'Na’urorin da aka shiga',
      keys: 'Mabuɗan API',
    },
    why: {
      account: 'Sunanka, waya, imel da sunan mai amfani: don shigar da kai da tuntuɓarka.',
      sales: 'Lamba, kaya, farashi da token ko pin: don rasiti, mayar da kuɗi da ƙorafi.',
      movements: 'Kowace naira da ta shiga ko ta fita: doka tana buƙatar waɗannan littattafai.',
      customers: 'Sunaye da lambobin da ka ajiye: don sake sayar musu.',
      prices: 'Abin da kwastomominka suke biya: don rasiti da riba.',
      schedules: 'Abin da ake sake sayarwa da lokacinsa, da abin da ka yarda da shi.',
      cases: 'Abin da ka rubuta da abin da muka amsa.',
      notices: 'Abin da muka faɗa maka, da abin da ka karanta ka ajiye.',
      sessions: 'Burauza, lokaci da wuri: don ka ga wanda ya shiga.',
      keys: 'Sunayensu da lokacin da aka yi amfani da su. Ba a adana mabuɗan kansu.',
    },
    untilEnd: 'Ana adanawa har sai ya ƙare.',
    until: 'Ana adanawa har sai ka rufe asusunka.',
    untilYears: (years) =>
      years === 1
        ? 'Ana adanawa shekara ɗaya bayan ka rufe asusunka, kamar yadda doka ta ce.'
        : `Ana adanawa shekaru ${years} bayan ka rufe asusunka, kamar yadda doka ta ce.`,
    copyTitle: 'Ɗauki kwafi',
    copyLead: 'Fayil ɗaya mai kome, har da dukan tarihinka. Ka kiyaye shi: lambobin kwastomominka suna ciki.',
    copy: 'Yi fayil ɗin',
    copying: (count) => (count === 1 ? 'Ciniki ɗaya zuwa yanzu' : `Ciniki ${count} zuwa yanzu`),
    copied: 'An ajiye fayil ɗin a wannan na’ura.',
    closeTitle: 'Rufe asusunka',
    closeLead:
      'Ba za ka sake shiga ba, ba za a sayar da kome ba. Ana goge kwastomomi, farashi, sanarwa, mabuɗai da sunanka nan take. Ba za a iya mayarwa ba.',
    close: 'Rufe asusu',
    balanceLeft: (amount) =>
      `Akwai ${amount} a walat ɗinka. Sayar da shi, ko ka nemi masu taimako su biya ka. Sannan za ka iya rufe asusunka.`,
    openSales: (count) =>
      count === 1
        ? 'Ciniki ɗaya bai sami sakamako ba. Za ka iya rufe asusunka idan an gama.'
        : `Ciniki ${count} ba su sami sakamako ba. Za ka iya rufe asusunka idan an gama.`,
    username: 'Sunanka na mai amfani',
    usernameMissing: 'Shigar da sunanka na mai amfani kamar yadda yake a bayananka.',
    password: 'Kalmar sirri',
    passwordMissing: 'Shigar da kalmar sirri.',
    closed: 'An rufe asusunka.',
    complainTitle: 'Idan ba ka gamsu ba',
    complain:
      'Ka fara faɗa mana: masu taimako suna amsa kowane ƙorafi game da bayananka. Kana kuma iya kai ƙara ga Nigeria Data Protection Commission, mai kula da haƙƙoƙinka a ƙarƙashin Nigeria Data Protection Act 2023.',
    support: 'Tambayi masu taimako',
    commission: 'Nigeria Data Protection Commission',
  },
};
