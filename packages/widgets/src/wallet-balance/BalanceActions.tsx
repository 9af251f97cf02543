import type { Text } from '../text/catalogue.ts';
import { Button } from '../ui/button/Button.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { eye, eyeOff, refresh } from '../ui/icon/glyphs.ts';
import * as styles from './WalletBalance.css.ts';

type BalanceActionsProps = Readonly<{
  hidden: boolean;
  onToggle: () => void;
  refreshing: boolean;
  /** There is no figure to cover, and asking again is the way out. */
  failed: boolean;
  onRefresh: () => void;
  words: Text['walletBalance'];
}>;

/** Cover the figure from the customer's eyes, and ask for a fresh one. */
export function BalanceActions({
  hidden,
  onToggle,
  refreshing,
  failed,
  onRefresh,
  words,
}: BalanceActionsProps) {
  return (
    <div className={styles.actions}>
      {!failed && (
        <IconButton
          label={hidden ? words.show : words.hide}
          glyph={hidden ? eye : eyeOff}
          onClick={onToggle}
        />
      )}
      <span className={styles.turning} data-refreshing={refreshing}>
        {/* One button in both states: it keeps the focus while the retry runs. */}
        <Button
          glyph={refresh}
          variant={failed ? 'quiet' : 'plain'}
          onClick={onRefresh}
          {...(!failed && { 'aria-label': words.refresh, title: words.refresh })}
        >
          {failed && words.tryAgain}
        </Button>
      </span>
    </div>
  );
}
