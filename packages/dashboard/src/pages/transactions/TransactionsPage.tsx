import { TransactionList } from '@oja/widgets/transaction-list/index.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useRepeat } from '../../purchases/useRepeat.ts';
import { filterQuery, readFilter } from './filterInAddress.ts';

/**
 * Every transaction. The open one is in the address, so that it can be kept, and Back closes it, however many were looked
 * at; so is what narrows the list, but for the words that were searched for.
 */
export function TransactionsPage() {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const openRef = query.get('ref');
  const kept = readFilter(query);
  return (
    <TransactionList
      openRef={openRef}
      onRepeat={useRepeat()}
      onOpenChange={(ref) =>
        setQuery({ ...filterQuery(kept), ...(ref !== null && { ref }) }, { replace: openRef !== null })
      }
      filter={{ ...kept, search }}
      onFilterChange={(filter) => {
        setSearch(filter.search);
        setQuery({ ...filterQuery(filter), ...(openRef !== null && { ref: openRef }) }, { replace: true });
      }}
    />
  );
}
