import { type Client, isCredit, type Transaction } from '@oja/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useAgentName } from '../binding/useAuth.ts';
import type { ReceiptActionsProps } from '../delivery/ReceiptActions.tsx';
import { kit } from '../text/en/kit.ts';
import { transactions } from '../text/en/transactions.ts';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import * as styles from './TransactionPanel.css.ts';

/** Stands in for what could not be loaded: the detail is there all the same. */
const Nothing: ComponentType<ReceiptActionsProps> = () => null;

// Paper, pictures and messages: not what a list on a home page should wait for.
const ReceiptActions = lazy(
  (): Promise<{ default: ComponentType<ReceiptActionsProps> }> =>
    import('../delivery/ReceiptActions.tsx').then(
      (deliverables) => ({ default: deliverables.ReceiptActions }),
      () => ({ default: Nothing }),
    ),
);

type TransactionActionsProps = Readonly<{
  client: Client;
  transaction: Transaction;
  onRepeat: ((transaction: Transaction) => void) | undefined;
}>;

/** What can be done with a transaction: a sale is given to the customer, and sold again. */
export function TransactionActions({ client, transaction, onRepeat }: TransactionActionsProps) {
  const text = useText({ transactions, kit });
  const sellerName = useAgentName(client);
  return (
    <>
      <div className={styles.actions}>
        <CopyButton value={transaction.ref} label={text.transactions.copyReference} words={text.kit} />
      </div>
      {!isCredit(transaction) && (
        <Suspense fallback={null}>
          <ReceiptActions transaction={transaction} sellerName={sellerName} {...(onRepeat && { onRepeat })} />
        </Suspense>
      )}
    </>
  );
}
