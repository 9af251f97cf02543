import type { Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { transactions } from '../text/en/transactions.ts';
import { Button } from '../ui/button/Button.tsx';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { returned } from '../ui/icon/glyphs.ts';
import * as styles from './TransactionPanel.css.ts';

type TransactionActionsProps = Readonly<{
  transaction: Transaction;
  onRepeat: ((transaction: Transaction) => void) | undefined;
}>;

/** What can be done with a transaction. */
export function TransactionActions({ transaction, onRepeat }: TransactionActionsProps) {
  const text = useText({ transactions, kit });
  return (
    <div className={styles.actions}>
      {onRepeat && (
        <Button glyph={returned} onClick={() => onRepeat(transaction)}>
          {text.transactions.repeat}
        </Button>
      )}
      <CopyButton value={transaction.ref} label={text.transactions.copyReference} words={text.kit} />
    </div>
  );
}
