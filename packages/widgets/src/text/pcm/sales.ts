import type { Sections } from '../catalogue.ts';
import { formatCount } from '../formatCount.ts';
import { plural } from './plural.ts';

/** Sales figures and open purchases. */
export const sales: Sections = {
  salesSummary: {
    title: 'Sales',
    today: 'Today',
    month: 'Dis month',
    sales: (count) =>
      plural(count, { one: `${formatCount(count)} sale`, other: `${formatCount(count)} sales` }),
    noSales: 'You never sell',
    earned: (amount) => `${amount} gain`,
    atLeast: (amount) => `E reach ${amount}`,
    notCounted: 'we no count am',
    week: 'Last 7 days',
    chart: (total, best, day) => `You sell ${total} for di last 7 days. Di highest na ${day}: ${best}.`,
    chartSince: (total, since) => `You don sell reach ${total} since ${since}.`,
    onDay: (day, amount, sales) => `${day}: ${amount}, ${sales}`,
    nothing: 'You no sell anything for di last 7 days',
    nothingBody: 'Wetin you sell each day go show here.',
    asTable: 'As table',
    columns: { day: 'Day', sales: 'Sales', amount: 'Money', earned: 'Gain' },
    loading: 'Your sales dey load',
    slow: 'Network slow. Your sales dey road.',
    counting: 'So far. Di old sales of dis month dey road.',
    soFar: (since) => `So far: we count only sales since ${since}.`,
    stale: (at) => `as e be for ${at}. We no fit check am again.`,
    staleOffline: (at) => `as e be for ${at}. You dey offline.`,
    lastsUnderAnHour: 'As you dey sell dis week, your balance no go reach 1 h.',
    lastsHours: (hours) => `As you dey sell dis week, your balance go reach like ${hours} h.`,
    lastsDays: (days) =>
      plural(days, {
        one: `As you dey sell dis week, your balance go reach like ${days} day.`,
        other: `As you dey sell dis week, your balance go reach like ${days} days.`,
      }),
    failed: 'Your sales no load.',
    tryAgain: 'Try again',
  },
  openPurchases: {
    label: 'Sales wey never end',
    title: (count) => `E need your eye (${count})`,
    held: (total) => `We hold ${total} as we dey confirm. No sell dem again.`,
    sale: (plan, to) => (to ? `${plan} for ${to}` : plan),
    since: (time, age) => `since ${time}, ${age}`,
    line: {
      loading: 'We dey check sales wey never end',
      none: 'All sales don end',
      unknown: 'We never check open sales',
      held: (total) => `We hold ${total}`,
    },
    loading: 'We dey check which of your sales never end',
    none: 'All your sales don end.',
    noneOfLatest: (count) =>
      plural(count, {
        one: `Your last ${count} transaction don end. We no fit check di old ones.`,
        other: `All your last ${count} transactions don end. We no fit check di old ones.`,
      }),
    onlyLatest: (count) => `We check only your last ${count} transactions. Some old ones fit never end.`,
    asOf: (at) => `We check am for ${at}`,
    unknown: 'We no fit check which sales never end',
    unknownNever: (why) => `${why} Sales wey you do for another phone fit no dey here.`,
    unknownSince: (why, at) => `${why} Last check na ${at}.`,
    tryAgain: 'Try again',
  },
};
