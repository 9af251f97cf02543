import {
  type Delivers,
  explainProblem,
  formatPrice,
  type Intent,
  type Kobo,
  omitNotCharged,
  type TrackerState,
} from '@oja/core';
import type { Text } from '../../text/catalogue.ts';

export type ResultTone = 'positive' | 'caution' | 'critical' | 'info' | 'muted';

/** Texts of a result: the tone of its icon, a title, and a sentence about the money. */
export interface ResultMessages {
  readonly tone: ResultTone;
  readonly title: string;
  readonly body: string;
}

/** Inputs of the texts besides the state. */
export interface ResultContext {
  readonly isOnline: boolean;
  /** True after 3 s without an answer. */
  readonly isSlow: boolean;
  /** The new price, if the server refused the old one. */
  readonly newPrice: Kobo | null;
  /** How the customer receives the purchase. */
  readonly delivers: Delivers;
}

type EndedElsewhere = Extract<TrackerState, { step: 'ended-elsewhere' }>;

const hasDeliverables = ({ transaction }: Extract<TrackerState, { step: 'delivered' }>) =>
  Boolean(transaction.delivery?.token || transaction.delivery?.pins?.length);

const endingTones = {
  delivered: 'positive',
  failed: 'critical',
  reversed: 'info',
} as const satisfies Record<EndedElsewhere['ending'], ResultTone>;

function endingTitle({ ending }: EndedElsewhere, words: Text['purchase']): string {
  const titles = {
    delivered: words.deliveredTitle,
    failed: words.failedTitle,
    reversed: words.reversedTitle,
  };
  return titles[ending];
}

/** The texts for every state of a sent purchase. Exhaustive, so that a new state does not compile without a text. */
export function resultMessages(
  state: TrackerState,
  { draft }: Intent,
  about: ResultContext,
  text: Pick<Text, 'purchase' | 'problems'>,
): ResultMessages {
  const words = text.purchase;
  const price = formatPrice(draft.price);
  switch (state.step) {
    case 'sending':
      return {
        tone: 'caution',
        title: words.sendingTitle,
        body: about.isSlow ? words.sendingSlow : words.sending,
      };
    case 'processing':
      return { tone: 'caution', title: words.heldTitle, body: words.held(price) };
    case 'unknown':
      return {
        tone: 'caution',
        title: words.unknownTitle,
        body: about.isOnline ? words.unknown(price) : words.unknownOffline(price),
      };
    case 'needs-review':
      return { tone: 'caution', title: words.needsReviewTitle, body: words.needsReview };
    case 'delivered':
      return {
        tone: 'positive',
        title: words.deliveredTitle,
        body: words.delivered[
          about.delivers === 'directly' || hasDeliverables(state) ? about.delivers : 'paid'
        ],
      };
    case 'failed':
      return {
        tone: 'critical',
        title: words.failedTitle,
        body: failedBody(state.money, price, words),
      };
    case 'reversed':
      return { tone: 'info', title: words.reversedTitle, body: words.reversed(price) };
    case 'refused':
      return refusedMessages(state, draft.price, about, text);
    case 'ended-elsewhere':
      return {
        tone: endingTones[state.ending],
        title: endingTitle(state, words),
        body: words.endedElsewhere,
      };
    case 'settled-by-hand':
      return {
        tone: 'muted',
        title: words.settledTitle,
        body: state.ending === 'delivered' ? words.settledDelivered : words.settledRefused,
      };
  }
}

function failedBody(
  money: Extract<TrackerState, { step: 'failed' }>['money'],
  price: string,
  words: Text['purchase'],
): string {
  switch (money) {
    case 'not-charged':
      return words.failedNotCharged;
    case 'refund-due':
      return words.refundDue(price);
    case 'refunded':
      return words.refunded(price);
  }
}

function refusedMessages(
  { problem, evidence }: Extract<TrackerState, { step: 'refused' }>,
  price: Kobo,
  { newPrice }: ResultContext,
  text: Pick<Text, 'purchase' | 'problems'>,
): ResultMessages {
  const words = text.purchase;
  if (newPrice !== null) {
    const body = words.newPrice(formatPrice(price), formatPrice(newPrice));
    return { tone: 'info', title: words.newPriceTitle, body };
  }
  const body = problem
    ? words.refused(omitNotCharged(explainProblem(problem, text.problems)))
    : words.neverArrived;
  // The server can't rule out that a late copy is charged, so the sentence states what "not charged" is based on.
  if (evidence === 'not-found')
    return { tone: 'muted', title: words.refusedTitle, body: words.notFound(formatPrice(price)) };
  return { tone: 'muted', title: words.refusedTitle, body };
}
