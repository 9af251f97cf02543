import type { Text } from '../text/catalogue.ts';
import { Button } from '../ui/button/Button.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { eye, eyeOff, refresh } from '../ui/icon/glyphs.ts';
import * as styles from './WalletBalance.css.ts';

type BalanceActionsProps = Readonly<{
  hidden: boolean;
  onToggle: () => void;
  refreshing: boolean;
  /** Whether loading failed: there is no balance to hide, and refreshing is the only action. */
  failed: boolean;
  onRefresh: () => void;
  words: Text['walletBalance'];
}>;

/** Buttons to hide the balance from customers and to refresh it. */
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
        {/* The same button in both states, so that it keeps the focus during a retry. */}
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
