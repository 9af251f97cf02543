import { ago, agoMessages, SECOND, type TrackerState } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { useNow } from '../../binding/useNow.ts';
import { purchase } from '../../text/en/purchase.ts';
import * as styles from './ResultStep.css.ts';

export interface RequeryStatusProps {
  readonly state: Extract<TrackerState, { step: 'processing' | 'unknown' }>;
  /** The client's clock, in ms since 1970: the times of the requeries are based on it. */
  readonly clock: () => number;
}

/** Times of the last and next requery, updated every second. Not a live region: a screen reader would announce every second. */
export function RequeryStatus({ state, clock }: RequeryStatusProps) {
  const { purchase: words, time: agoWords } = useText({ purchase, time: agoMessages });
  const now = useNow(SECOND, true, clock);
  const { lastCheckedAt, nextCheckAt } = state;
  if (lastCheckedAt === null) return <p className={styles.checks} />;
  const checked = ago(lastCheckedAt, now, agoWords, 2 * SECOND);
  const until = nextCheckAt === null ? null : Math.max(1, Math.ceil((nextCheckAt - now) / SECOND));
  return (
    <p className={styles.checks}>
      {[words.lastChecked(checked), until !== null && words.nextCheck(until)].filter(Boolean).join(' · ')}
    </p>
  );
}
