import type { CreditOutcome, PurchaseOutcome, TransactionOutcome } from '@oja/core';
import type { Text } from '../../text/catalogue.ts';
import { Badge, type BadgeTone, MoneyBadge, StatusBadge } from '../../ui/display/Badge.tsx';
import { checkCircle, clock, crossCircle } from '../../ui/icon/glyphs.ts';

type Words = Pick<Text, 'money' | 'delivery' | 'transactions'>;
type OutcomeProps = Readonly<{ outcome: TransactionOutcome; text: Words }>;
type CreditState = CreditOutcome['state'];

const creditLooks: Readonly<Record<CreditState, Readonly<{ tone: BadgeTone; glyph: string }>>> = {
  received: { tone: 'positive', glyph: checkCircle },
  onItsWay: { tone: 'caution', glyph: clock },
  failed: { tone: 'critical', glyph: crossCircle },
};

function CreditBadge({ state, text }: Readonly<{ state: CreditState; text: Words }>) {
  const word = state === 'failed' ? text.delivery.failed : text.transactions[state];
  return <Badge {...creditLooks[state]} word={word} />;
}

/** The delivery status. An unknown status is shown as the server sent it. */
function DeliveryBadge({ outcome, text }: Readonly<{ outcome: PurchaseOutcome; text: Words }>) {
  return outcome.unknownWord === null ? (
    <StatusBadge state={outcome.delivery} words={text.delivery} />
  ) : (
    <Badge tone="caution" glyph={clock} word={outcome.unknownWord} />
  );
}

/**
 * The badge of a row. Successful transactions have none, so that the others stand out. Refunds come first, because
 * the agent first asks where the money is.
 */
export function RowBadge({ outcome, text }: OutcomeProps) {
  if (outcome.kind === 'credit') {
    return outcome.state === 'received' ? null : <CreditBadge state={outcome.state} text={text} />;
  }
  if (outcome.money === 'charged') return null;
  if (outcome.money === 'refunded' || outcome.money === 'refund-due') {
    return <MoneyBadge state={outcome.money} words={text.money} />;
  }
  return <DeliveryBadge outcome={outcome} text={text} />;
}

/** The money badge and the delivery badge of a purchase. */
export function OutcomeBadges({ outcome, text }: OutcomeProps) {
  if (outcome.kind === 'credit') return <CreditBadge state={outcome.state} text={text} />;
  return (
    <>
      <MoneyBadge state={outcome.money} words={text.money} />
      {/* The badge for a due refund already says that the purchase failed. */}
      {outcome.money !== 'refund-due' && <DeliveryBadge outcome={outcome} text={text} />}
    </>
  );
}
