import { TransactionList } from '@oja/widgets/transaction-list/index.ts';
import { useSearchParams } from 'wouter';

/** Every transaction. The open one is in the address, so that it can be kept, and Back closes it. */
export function TransactionsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <TransactionList
      openRef={query.get('ref')}
      onOpenChange={(ref) => setQuery(ref === null ? {} : { ref })}
    />
  );
}
