import type { Text } from '../text/catalogue.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { eye, eyeOff, refresh } from '../ui/icon/glyphs.ts';
import * as styles from './WalletBalance.css.ts';

type BalanceActionsProps = Readonly<{
  hidden: boolean;
  onToggle: () => void;
  refreshing: boolean;
  onRefresh: () => void;
  words: Text['walletBalance'];
}>;

/** Cover the figure from the customer's eyes, and ask for a fresh one. */
export function BalanceActions({ hidden, onToggle, refreshing, onRefresh, words }: BalanceActionsProps) {
  return (
    <div className={styles.actions}>
      <IconButton label={hidden ? words.show : words.hide} glyph={hidden ? eye : eyeOff} onClick={onToggle} />
      <span className={styles.turning} data-refreshing={refreshing}>
        <IconButton label={words.refresh} glyph={refresh} onClick={onRefresh} />
      </span>
    </div>
  );
}
