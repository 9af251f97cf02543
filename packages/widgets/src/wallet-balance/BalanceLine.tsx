import { ago, formatMoment, MINUTE, type ResourceState, type Wallet } from '@oja/core';
import { useNow } from '../binding/useNow.ts';
import type { Text } from '../text/catalogue.ts';
import { SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { BalanceStale } from './BalanceProblem.tsx';
import * as styles from './WalletBalance.css.ts';

type Words = Text['walletBalance'];
type BalanceLineProps = Readonly<{
  state: ResourceState<Wallet>;
  slow: boolean;
  clock: () => number;
  text: Pick<Text, 'walletBalance' | 'problems' | 'time'>;
}>;

const DAY = 24 * 60 * MINUTE;

/** For example "12 min ago". Returns `null` below a minute, if the clock is behind, and from a day on, when the date is clearer. */
function age(at: number, now: number, words: Text['time']): string | null {
  const passed = now - at;
  return passed < MINUTE || passed >= DAY ? null : ago(at, now, words);
}

function asOf(at: number, now: number, isOld: boolean, text: BalanceLineProps['text']): string {
  const moment = formatMoment(at, now);
  const old = isOld ? age(at, now, text.time) : null;
  return old === null ? text.walletBalance.asOf(moment) : text.walletBalance.asOfAge(moment, old);
}

/** The line below the balance: its time, and why it is not newer. Changes are announced. */
export function BalanceLine({ state, slow, clock, text }: BalanceLineProps) {
  const words = text.walletBalance;
  const { problem } = state;
  const now = useNow(MINUTE, true, clock);
  return (
    <div className={styles.line} role="status">
      <p className={styles.asOf}>
        {state.data === null ? (
          <Waiting slow={slow} words={words} />
        ) : (
          asOf(state.at, now, state.status === 'stale', text)
        )}
      </p>
      {state.data !== null && problem && <BalanceStale problem={problem} text={text} />}
    </div>
  );
}

function Waiting({ slow, words }: Readonly<{ slow: boolean; words: Words }>) {
  if (slow) return words.slow;
  return (
    <>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <SkeletonText width="12ch" size={12} />
    </>
  );
}
