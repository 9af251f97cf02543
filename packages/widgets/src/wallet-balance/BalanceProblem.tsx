import { explainProblem, type Problem } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { offline, warning } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import * as styles from './WalletBalance.css.ts';

type ProblemProps = Readonly<{ problem: Problem; text: Pick<Text, 'walletBalance' | 'problems'> }>;

/** Says in place of the balance that it could not be loaded, with the reason in the line below. */
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

/** Says in one line why the balance is stale. The line's space is always reserved. */
export function BalanceStale({ problem, text }: ProblemProps) {
  const isOffline = problem.kind === 'network';
  return (
    <span className={styles.stale}>
      <Icon glyph={isOffline ? offline : warning} size={16} />
      <span>{reason(problem, text)}</span>
    </span>
  );
}

/** The server's message if it sent one; otherwise a few words, because the last balance is still shown. */
function reason(problem: Problem, text: ProblemProps['text']): string {
  if (problem.kind === 'client') return explainProblem(problem, text.problems);
  return problem.kind === 'network' ? text.walletBalance.staleOffline : text.walletBalance.stale;
}
