import { useEffect } from 'react';
import { useClient } from '../binding/ClientProvider.tsx';
import { manyTransactions } from './manyTransactions.fixture.ts';
import { TransactionList, type TransactionListProps } from './TransactionList.tsx';
// The list loads this lazily. Imported here so that the story does not wait for the bundler.
import './window/WindowedRows.tsx';

/** A list whose client has loaded 50,000 transactions. */
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
