import { en } from '@oja/widgets/text/en';
import type { ScreenText } from './pageHands.ts';

/** The ledger's final state of one purchase key. */
export interface LedgerFact {
  readonly reference: string;
  readonly recipient: string;
  /** The server's own reference of the transaction; `null` if it has none. */
  readonly ref: string | null;
  readonly status: string | null;
  readonly debits: number;
  readonly refunds: number;
}

/** The device's journal entry of one key. */
export interface JournalLine {
  readonly key: string;
  readonly phase: string;
  readonly ending: string | null;
  readonly intent?: { readonly draft: { readonly recipient: string } };
}

/** Everything from a schedule that is judged. */
export interface RunRecord {
  readonly truths: readonly LedgerFact[];
  readonly journal: readonly JournalLine[];
  /** Readings while the schedule ran, and at its end when no request is pending. */
  readonly during: readonly ScreenText[];
  readonly final: readonly ScreenText[];
  /** Purchases that the server had as pending while the support page said that none is open. */
  readonly deniedOpen: readonly string[];
  /** Readings while another agent, who has sold nothing, was signed in. */
  readonly toOthers: readonly ScreenText[];
  /** Purchases still open 60 s of the client's time after the connection was restored. */
  readonly undecided: readonly string[];
  /** True if the device's clock has jumped: the journal drops ended entries after 24 h, so one may be missing. */
  readonly hasJumped: boolean;
  /** Delivered purchases of this agent today, by the ledger; `null` if the summary is not judged. */
  readonly soldToday: number | null;
  /** True if the final list and file must contain each transaction of the server. */
  readonly listed: boolean;
}

export const verdicts = [
  'double debit',
  'not charged, but debited',
  'refunded, but debited',
  'delivered without a debit',
  'lost',
  'undecided',
  'wrong sum',
  'shown to another agent',
] as const;
export type Verdict = (typeof verdicts)[number];

export interface Breach {
  readonly verdict: Verdict;
  readonly detail: string;
}

const { money, purchase, receipt, delivery, salesSummary } = en;

/** The sentences about a refund, each from its price on. */
const refundSentences = [
  purchase.refunded,
  purchase.reversed,
  receipt.refundedBody,
  receipt.givenBackBody,
].map((sentence) => sentence('₦').split('₦').at(-1)?.trim() ?? '');

/** The claims about money in a text, at any place. */
export function claimsOf(text: string): ReadonlySet<'not-charged' | 'refunded' | 'delivered' | 'held'> {
  const says = (...words: readonly string[]) => words.some((word) => text.includes(word));
  const claims = new Set<'not-charged' | 'refunded' | 'delivered' | 'held'>();
  if (says(money['not-charged'], 'Nothing was charged', 'Nothing was paid')) claims.add('not-charged');
  if (says(money.refunded, ...refundSentences)) claims.add('refunded');
  if (says(money.charged, purchase.deliveredTitle) || /^Thank you/.test(text)) claims.add('delivered');
  if (says(money.held, purchase.sendingTitle, purchase.heldTitle, purchase.unknownTitle)) claims.add('held');
  return claims;
}

const KEY = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/;

/** The purchases that a reading may be about: found by its key, by the reference it shows, or else by the customer. */
function aboutOf({ key, text }: ScreenText, truths: readonly LedgerFact[]): readonly LedgerFact[] {
  const named = truths.filter(
    ({ reference, ref }) =>
      key === reference || [reference, ref].some((name) => name !== null && text.includes(name)),
  );
  // A purchase that was never sent has a key too, and must not be confused with the next one for the same customer.
  if (named.length > 0 || key !== null || KEY.test(text)) return named;
  const digits = text.replaceAll(' ', '');
  return truths.filter(({ recipient }) => digits.includes(recipient));
}

const stands = ({ debits, refunds }: LedgerFact) => debits - refunds > 0;
/** True if the customer has the product and the agent has paid for it. */
export const isDelivered = (truth: LedgerFact) => stands(truth) && truth.status === 'delivered';

/** True for a list row without a status, which implies delivery. */
const isSilentRow = ({ place, text }: ScreenText) =>
  place === 'row' &&
  !['Refund', delivery.waiting, delivery.failed].some((word) => text.includes(word)) &&
  claimsOf(text).size === 0;

/** True for a receipt that states "delivered" after its amount. */
const isReceiptOfGoods = ({ place, text }: ScreenText) =>
  place === 'receipt' && new RegExp(`^₦[\\d.,]+ · ${delivery.delivered}$`, 'm').test(text);

/** Claims that are false for every purchase that the reading may be about. */
function liesOf(reading: ScreenText, truths: readonly LedgerFact[]): Breach[] {
  const about = aboutOf(reading, truths);
  if (about.length === 0 || reading.text.startsWith('Refund')) return [];
  const claims = claimsOf(reading.text);
  const detail = `${reading.place}: "${reading.text.slice(0, 160)}" ${JSON.stringify(about)}`;
  const lie = (verdict: Verdict, isTrue: (truth: LedgerFact) => boolean) =>
    about.some(isTrue) ? [] : [{ verdict, detail }];
  return [
    ...(claims.has('not-charged') ? lie('not charged, but debited', (truth) => !stands(truth)) : []),
    ...(claims.has('refunded') ? lie('refunded, but debited', (truth) => !stands(truth)) : []),
    ...(claims.has('delivered') || isSilentRow(reading) || isReceiptOfGoods(reading)
      ? lie('delivered without a debit', isDelivered)
      : []),
  ];
}

/** Ignores failed purchases: a withheld refund is the server's fault, and the customer's next purchase is not a double. */
function doubles(truths: readonly LedgerFact[]): Breach[] {
  const sold = truths.filter(({ status }) => status !== 'failed');
  const byCustomer = Map.groupBy(sold, ({ recipient }) => recipient);
  return [...byCustomer.values()].flatMap((sales) => {
    const standing = sales.reduce((sum, { debits, refunds }) => sum + debits - refunds, 0);
    return standing > 1 ? [{ verdict: 'double debit' as const, detail: JSON.stringify(sales) }] : [];
  });
}

function losses({ truths, journal, hasJumped, final, listed }: RunRecord): Breach[] {
  const lost = (detail: string) => ({ verdict: 'lost' as const, detail });
  return truths.flatMap((truth) => {
    const line = journal.find(({ key }) => key === truth.reference);
    const isMissing = (place: ScreenText['place']) =>
      !final.some((reading) => reading.place === place && reading.key === truth.reference);
    const missing = (['row', 'file'] as const).filter(isMissing);
    return [
      ...(line || hasJumped ? [] : [lost(`no line in the journal: ${JSON.stringify(truth)}`)]),
      ...(line?.ending === 'refused' && stands(truth)
        ? [{ verdict: 'not charged, but debited' as const, detail: `journal: ${JSON.stringify(truth)}` }]
        : []),
      ...(listed && truth.status && missing.length > 0
        ? [lost(`not in the list (${missing.join(', ')}): ${JSON.stringify(truth)}`)]
        : []),
    ];
  });
}

function wrongSums({ final, soldToday }: RunRecord): Breach[] {
  if (soldToday === null) return [];
  const wanted = soldToday === 0 ? salesSummary.noSales : salesSummary.sales(soldToday);
  return final.flatMap(({ place, text }) => {
    if (place !== 'summary' || text.includes(salesSummary.failed)) return [];
    const today = text.slice(0, text.indexOf(salesSummary.month));
    return today.includes(wanted)
      ? []
      : [{ verdict: 'wrong sum' as const, detail: `"${today}", not ${wanted}` }];
  });
}

/** True for a summary with sales. The other agent has sold nothing. */
const hasSales = ({ place, text }: ScreenText) => place === 'summary' && /₦[\d,.]*[1-9]/.test(text);

/** Returns all breaches of the invariants. */
export function judge(evidence: RunRecord): readonly Breach[] {
  const { truths, during, final, undecided, deniedOpen, toOthers } = evidence;
  const breaches = [
    ...doubles(truths),
    ...[...during, ...final].flatMap((reading) => liesOf(reading, truths)),
    ...losses(evidence),
    ...wrongSums(evidence),
    ...deniedOpen.map((detail) => ({ verdict: 'lost' as const, detail })),
    ...toOthers
      .filter((reading) => hasSales(reading) || aboutOf(reading, truths).length > 0)
      .map(({ place, text }) => ({
        verdict: 'shown to another agent' as const,
        detail: `${place}: "${text}"`,
      })),
    ...undecided.map((detail) => ({ verdict: 'undecided' as const, detail })),
  ];
  return [...new Map(breaches.map((breach) => [breach.verdict + breach.detail, breach])).values()];
}
