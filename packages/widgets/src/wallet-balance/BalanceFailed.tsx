import type { Text } from '../text/en.ts';
import { small, subheading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { refresh } from '../ui/icon/glyphs.ts';
import * as styles from './WalletBalance.css.ts';

type BalanceFailedProps = Readonly<{ why: string; onRetry: () => void; words: Text['walletBalance'] }>;

/** No figure is known: says so and why, where the figure would stand. */
export function BalanceFailed({ why, onRetry, words }: BalanceFailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p className={subheading}>{words.failed}</p>
      <p className={small}>{why}</p>
      <div>
        <Button glyph={refresh} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </div>
    </div>
  );
}
