import type { Sections } from '../catalogue.ts';
import { formatCount } from '../formatCount.ts';
import { plural } from './plural.ts';

/** Sales figures and open purchases. */
export const sales: Sections = {
  salesSummary: {
    title: 'Ciniki',
    today: 'Yau',
    month: 'Wannan watan',
    sales: (count) => `Ciniki ${formatCount(count)}`,
    noSales: 'Babu ciniki tukuna',
    earned: (amount) => `Riba ${amount}`,
    atLeast: (amount) => `Aƙalla ${amount}`,
    notCounted: 'ba a ƙirga ba',
    week: 'Kwanaki 7 da suka wuce',
    chart: (total, best, day) =>
      `Kun sayar da ${total} a kwanaki 7 da suka wuce. Mafi yawa a ${day}: ${best}.`,
    chartSince: (total, since) => `Kun sayar da aƙalla ${total} tun ${since}.`,
    onDay: (day, amount, sales) => `${day}: ${amount}, ${sales}`,
    nothing: 'Ba a sayar da komai a kwanaki 7 da suka wuce ba',
    nothingBody: 'Cinikin kowace rana zai bayyana a nan.',
    asTable: 'A jadawali',
    columns: { day: 'Rana', sales: 'Ciniki', amount: 'Kuɗi', earned: 'Riba' },
    loading: 'Ana ɗauko cinikinku',
    slow: 'Network yana jinkiri. Cinikinku yana kan hanya.',
    counting: 'Zuwa yanzu. Sauran cinikin watan yana kan hanya.',
    soFar: (since) => `Zuwa yanzu: an ƙirga ciniki tun ${since} kawai.`,
    stale: (at) => `na ${at}. Ba a iya sabuntawa ba.`,
    staleOffline: (at) => `na ${at}. Ba ku kan intanet.`,
    lastsUnderAnHour: 'Idan ciniki ya ci gaba kamar wannan makon, kuɗin ba zai kai awa 1 ba.',
    lastsHours: (hours) => `Idan ciniki ya ci gaba kamar wannan makon, kuɗin zai kai awa ${hours}.`,
    lastsDays: (days) => `Idan ciniki ya ci gaba kamar wannan makon, kuɗin zai kai kwana ${days}.`,
    failed: 'Ba a iya ɗauko cinikinku ba.',
    tryAgain: 'Sake gwadawa',
  },
  openPurchases: {
    label: 'Cinikin da bai ƙare ba',
    title: (count) => `Yana bukatar kulawa (${count})`,
    held: (total) => `An riƙe ${total} yayin da muke tabbatarwa. Kada ku sake sayar da su.`,
    sale: (plan, to) => (to ? `${plan} zuwa ${to}` : plan),
    since: (time, age) => `tun ${time}, ${age}`,
    line: {
      loading: 'Ana duba cinikin da bai ƙare ba',
      none: 'Babu cinikin da bai ƙare ba',
      unknown: 'Ba a duba cinikin da bai ƙare ba',
      held: (total) => `An riƙe ${total}`,
    },
    loading: 'Ana duba cinikinku da bai ƙare ba',
    none: 'Ba ku da cinikin da bai ƙare ba.',
    noneOfLatest: (count) =>
      plural(count, {
        one: `Cinikinku ${count} na ƙarshe ya ƙare. Ba mu iya duba na baya ba.`,
        other: `Cinikayyarku ${count} na ƙarshe duk sun ƙare. Ba mu iya duba na baya ba.`,
      }),
    onlyLatest: (count) =>
      `Mun duba cinikayya ${count} na ƙarshe kawai. Wataƙila akwai na baya da ba su ƙare ba.`,
    asOf: (at) => `An duba da ${at}`,
    unknown: 'Ba mu iya duba cinikin da bai ƙare ba',
    unknownNever: (why) => `${why} Wataƙila babu cinikin wata waya a nan.`,
    unknownSince: (why, at) => `${why} Dubawa ta ƙarshe da ${at}.`,
    tryAgain: 'Sake gwadawa',
  },
};
