import type { Problem } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { problemText } from '../text/problemText.ts';
import { small, subheading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { refresh } from '../ui/icon/glyphs.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import * as styles from './WalletBalance.css.ts';

type ProblemProps = Readonly<{ problem: Problem; text: Pick<Text, 'walletBalance' | 'problems'> }>;

/** No figure is known: says so and why, where the figure would stand. */
export function BalanceFailed({ problem, onRetry, text }: ProblemProps & Readonly<{ onRetry: () => void }>) {
  const words = text.walletBalance;
  return (
    <div className={styles.failed} role="alert">
      <p className={subheading}>{words.failed}</p>
      <p className={small}>{problemText(problem, text)}</p>
      <div>
        <Button glyph={refresh} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </div>
    </div>
  );
}

/** The figure is an older one: says quietly why. */
export function BalanceStale({ problem, text }: ProblemProps) {
  return <Notice tone={problem.kind === 'network' ? 'info' : 'caution'}>{problemText(problem, text)}</Notice>;
}
