import { explainSettlement, SECOND, type SettlementPromise, settlementMessages } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { caption } from '../theme/type.css.ts';

export interface SettlementClockProps {
  /** An open sale, or one that failed and whose money is not back. */
  readonly sale: SettlementPromise;
  /** The client's clock: promises are compared with it. */
  readonly clock: () => number;
}

/**
 * By when a sale is settled, going on by itself; nothing where the server promises nothing. Not announced: a reader would
 * never fall silent.
 */
export function SettlementClock({ sale, clock }: SettlementClockProps) {
  const { settlement } = useText({ settlement: settlementMessages });
  const now = useNow(SECOND, true, clock);
  const said = explainSettlement(sale, now, settlement);
  return said && <span className={caption}>{said}</span>;
}
