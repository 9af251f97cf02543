import { TransactionList } from '@oja/widgets/transaction-list/index.ts';
import { useSearchParams } from 'wouter';
import { useRepeat } from '../../purchases/useRepeat.ts';

/** Every transaction. The open one is in the address, so that it can be kept, and Back closes it, however many were looked at. */
export function TransactionsPage() {
  const [query, setQuery] = useSearchParams();
  const openRef = query.get('ref');
  return (
    <TransactionList
      openRef={openRef}
      onRepeat={useRepeat()}
      onOpenChange={(ref) => setQuery(ref === null ? {} : { ref }, { replace: openRef !== null })}
    />
  );
}
