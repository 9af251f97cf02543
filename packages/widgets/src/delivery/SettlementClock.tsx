import { explainSettlement, SECOND, type SettlementPromise, settlementMessages } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { caption } from '../theme/type.css.ts';

export interface SettlementClockProps {
  /** A purchase without a final status, or a failed one whose money is not back. */
  readonly sale: SettlementPromise;
  /** The client's clock, in ms: the settlement times are compared with it. */
  readonly clock: () => number;
}

/**
 * When the purchase settles, updated every second. Renders nothing if the server gives no time. Not a live region: a
 * screen reader would announce every second.
 */
export function SettlementClock({ sale, clock }: SettlementClockProps) {
  const { settlement } = useText({ settlement: settlementMessages });
  const now = useNow(SECOND, true, clock);
  const said = explainSettlement(sale, now, settlement);
  return said && <span className={caption}>{said}</span>;
}
