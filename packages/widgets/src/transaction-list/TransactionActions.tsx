import { type Client, isCredit, type Transaction } from '@oja/core';
import { useAgentName } from '../binding/useAuth.ts';
import { LazyReceiptActions } from '../delivery/LazyReceiptActions.tsx';

type TransactionActionsProps = Readonly<{
  client: Client;
  transaction: Transaction;
  onRepeat: ((transaction: Transaction) => void) | undefined;
}>;

/** Actions of a purchase: share its receipt and sell it again. */
export function TransactionActions({ client, transaction, onRepeat }: TransactionActionsProps) {
  const sellerName = useAgentName(client);
  if (isCredit(transaction)) return null;
  return (
    <LazyReceiptActions transaction={transaction} sellerName={sellerName} {...(onRepeat && { onRepeat })} />
  );
}
