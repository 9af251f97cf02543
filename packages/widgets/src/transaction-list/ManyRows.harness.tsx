import { useEffect } from 'react';
import { useClient } from '../binding/ClientProvider.tsx';
import { manyTransactions } from './manyTransactions.fixture.ts';
import { TransactionList, type TransactionListProps } from './TransactionList.tsx';
// The list loads it by itself; the story has it from the start, so that its check need not wait for a bundler.
import './window/WindowedRows.tsx';

/** A list whose client has loaded 50,000. */
export function ManyRows(props: TransactionListProps) {
  const client = useClient();
  useEffect(() => {
    const { transactions } = client;
    void transactions.load().then(() => {
      transactions.change(() => ({ items: manyTransactions(50_000), nextCursor: null }));
    });
  }, [client]);
  return <TransactionList {...props} />;
}
