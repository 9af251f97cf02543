import { explainProblem, type Problem } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { offline, warning } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import * as styles from './WalletBalance.css.ts';

type ProblemProps = Readonly<{ problem: Problem; text: Pick<Text, 'walletBalance' | 'problems'> }>;

/** No figure is known: says so where the figure would stand, and why in the line under it. */
export function BalanceFailed({ problem, text }: ProblemProps) {
  return (
    <div role="alert">
      <p className={styles.noFigure}>{text.walletBalance.failed}</p>
      <div className={styles.line}>
        <p className={styles.asOf}>{explainProblem(problem, text.problems)}</p>
      </div>
    </div>
  );
}

/** The figure is an older one: says why in one line, for which there is always room. */
export function BalanceStale({ problem, text }: ProblemProps) {
  const isOffline = problem.kind === 'network';
  return (
    <span className={styles.stale}>
      <Icon glyph={isOffline ? offline : warning} size={16} />
      <span>{reason(problem, text)}</span>
    </span>
  );
}

/** The server's own sentence where it gave one; the figure stands, so that of anything else a few words are enough. */
function reason(problem: Problem, text: ProblemProps['text']): string {
  if (problem.kind === 'client') return explainProblem(problem, text.problems);
  return problem.kind === 'network' ? text.walletBalance.staleOffline : text.walletBalance.stale;
}
