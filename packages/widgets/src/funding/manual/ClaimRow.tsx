import { type FundingClaim, formatDateTime } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { Badge, type BadgeTone } from '../../ui/display/Badge.tsx';
import { Money } from '../../ui/display/Money.tsx';
import { checkCircle, clock, crossCircle } from '../../ui/icon/glyphs.ts';
import * as own from './Claims.css.ts';

type Look = Readonly<{ tone: BadgeTone; glyph: string }>;

const looks: Readonly<Record<FundingClaim['status'], Look>> = {
  'in-review': { tone: 'caution', glyph: clock },
  approved: { tone: 'positive', glyph: checkCircle },
  rejected: { tone: 'critical', glyph: crossCircle },
};

/** A claim, with the reason if it was rejected. */
export function ClaimRow({ claim, now }: Readonly<{ claim: FundingClaim; now: number }>) {
  const words = useText({ funding }).funding;
  const { amount, status, createdAt, reference, reason } = claim;
  return (
    <li className={own.claim}>
      <div className={own.line}>
        <Money kobo={amount} strong />
        <Badge {...looks[status]} word={words.claimStates[status]} />
      </div>
      <p className={own.note}>
        {formatDateTime(createdAt, now)} · {reference}
      </p>
      {status === 'rejected' && <p className={own.reason}>{reason ?? words.noReason}</p>}
    </li>
  );
}
