import { type Checkout, explainProblem, formatMoment, formatMoney, problemMessages } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { caption } from '../../theme/type.css.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { Watch } from './useArrival.ts';

type PaymentNewsProps = Readonly<{ watch: Watch; offer: Checkout; now: number }>;

/** The latest known state of the payment. */
export function PaymentNews({ watch, offer, now }: PaymentNewsProps) {
  const text = useText({ funding, problems: problemMessages });
  const words = text.funding;
  const { lookedAt, problem, isLooking } = watch;
  if (lookedAt === null)
    return (
      <Notice tone="info">
        {isLooking ? words.lookingTitle : words.waitingBody(formatMoney(offer.amount))}
      </Notice>
    );
  if (problem && !isLooking)
    return (
      <Notice tone="caution" title={words.lookFailed}>
        {explainProblem(problem, text.problems)} {words.notHereBody(formatMoney(offer.net))}
      </Notice>
    );
  return (
    <Notice tone="caution" title={words.notHereTitle}>
      <p>{words.notHereBody(formatMoney(offer.net))}</p>
      <p>{words.notHereLong}</p>
      <p className={caption}>{words.lastLooked(formatMoment(lookedAt, now))}</p>
    </Notice>
  );
}
