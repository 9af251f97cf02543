import { type Client, isCredit, isFinal, type Transaction } from '@oja/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useAgentName } from '../binding/useAuth.ts';
import * as actions from '../delivery/ReceiptActions.css.ts';
import type { ReceiptActionsProps } from '../delivery/ReceiptActions.tsx';
import { Skeleton } from '../ui/skeleton/Skeleton.tsx';

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

/** What can be done with a sale: it is given to the customer, and sold again. */
export function TransactionActions({ client, transaction, onRepeat }: TransactionActionsProps) {
  const sellerName = useAgentName(client);
  if (isCredit(transaction)) return null;
  return (
    <Suspense fallback={<Room hasRepeat={onRepeat !== undefined && isFinal(transaction.status)} />}>
      <ReceiptActions transaction={transaction} sellerName={sellerName} {...(onRepeat && { onRepeat })} />
    </Suspense>
  );
}

const WAYS = ['share', 'whatsapp', 'print', 'picture'];
const BUTTON = '44px';

/** The room of the actions while their code is on its way: in their own grid, so that nothing below them moves. */
function Room({ hasRepeat }: Readonly<{ hasRepeat: boolean }>) {
  return (
    <div className={actions.actions} aria-busy="true">
      <div className={actions.stack}>
        <div className={actions.ways}>
          {WAYS.map((way) => (
            <Skeleton key={way} height={BUTTON} />
          ))}
        </div>
        {hasRepeat && <Skeleton height={BUTTON} />}
      </div>
    </div>
  );
}
