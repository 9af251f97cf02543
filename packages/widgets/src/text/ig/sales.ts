import type { Sections } from '../catalogue.ts';

const figure = (count: number) => count.toLocaleString('en-NG');

/** Sales figures and open purchases. */
export const sales: Sections = {
  salesSummary: {
    title: 'Ahịa i rere',
    today: 'Taa',
    month: 'Ọnwa a',
    sales: (count) => `Ahịa ${figure(count)}`,
    noSales: 'I rebeghị ahịa',
    earned: (amount) => `Uru ${amount}`,
    atLeast: (amount) => `Ọ dịkarịa ala ${amount}`,
    notCounted: 'a gụtaghị ya',
    week: 'Ụbọchị 7 gara aga',
    chart: (total, best, day) => `I rere ${total} n’ụbọchị 7 gara aga. Nke kacha bụ ${day}: ${best}.`,
    chartSince: (total, since) => `I rere ọ dịkarịa ala ${total} kemgbe ${since}.`,
    onDay: (day, amount, sales) => `${day}: ${amount}, ${sales}`,
    nothing: 'I reghị ihe ọ bụla n’ụbọchị 7 gara aga',
    nothingBody: 'Ahịa nke ụbọchị ọ bụla ga-egosi ebe a.',
    asTable: 'Dịka tebụl',
    columns: { day: 'Ụbọchị', sales: 'Ahịa', amount: 'Ego', earned: 'Uru' },
    loading: 'Ahịa gị na-abịa',
    slow: 'Network na-egbu oge. Ahịa gị nọ n’ụzọ.',
    counting: 'Ruo ugbu a. Ahịa ọnwa a ndị ọzọ nọ n’ụzọ.',
    soFar: (since) => `Ruo ugbu a: naanị ahịa kemgbe ${since} ka a gụtara.`,
    stale: (at) => `nke ${at}. Emeliteghị ya.`,
    staleOffline: (at) => `nke ${at}. Ị nọghị n’ịntanetị.`,
    lastsUnderAnHour: 'Ọ bụrụ na ahịa aga otú a n’izu a, ego gị agaghị eru awa 1.',
    lastsHours: (hours) => `Ọ bụrụ na ahịa aga otú a n’izu a, ego gị ga-eru awa ${hours}.`,
    lastsDays: (days) => `Ọ bụrụ na ahịa aga otú a n’izu a, ego gị ga-eru ụbọchị ${days}.`,
    failed: 'Ahịa gị emepeghị.',
    tryAgain: 'Nwaa ọzọ',
  },
  openPurchases: {
    label: 'Ahịa na-emezubeghị',
    title: (count) => `Lebara anya (${count})`,
    held: (total) => `E jidere ${total} ka anyị na-enyocha. Ereghachila ndị a.`,
    sale: (plan, to) => (to ? `${plan} nye ${to}` : plan),
    since: (time, age) => `kemgbe ${time}, ${age}`,
    line: {
      loading: 'A na-elele ahịa na-emezubeghị',
      none: 'Ahịa niile emezuola',
      unknown: 'E lelebeghị ahịa na-emezubeghị',
      held: (total) => `E jidere ${total}`,
    },
    loading: 'A na-elele ahịa gị ndị na-emezubeghị',
    none: 'Ahịa gị niile emezuola.',
    noneOfLatest: (count) => `Ahịa gị ${count} ikpeazụ emezuola. Anyị enweghị ike ilele ndị ochie.`,
    onlyLatest: (count) =>
      `Anyị lelere naanị ahịa gị ${count} ikpeazụ. Ụfọdụ ndị ochie nwere ike ha emezubeghị.`,
    asOf: (at) => `E lelere ya na ${at}`,
    unknown: 'Anyị enweghị ike ilele ahịa na-emezubeghị',
    unknownNever: (why) => `${why} Ahịa e rere n’ekwentị ọzọ nwere ike ọ gaghị adị ebe a.`,
    unknownSince: (why, at) => `${why} Nlele ikpeazụ na ${at}.`,
    tryAgain: 'Nwaa ọzọ',
  },
};
