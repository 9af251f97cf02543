import { everyTransaction, type TransactionsFilter } from '@oja/core';
import { useState } from 'react';

export interface FilterProps {
  /** What narrows the list; what is left out narrows nothing. The prop left out: the list keeps it itself. */
  readonly filter?: Partial<TransactionsFilter> | undefined;
  /** The agent narrowed or widened the list: for hosts that keep it in the address. */
  readonly onFilterChange?: ((filter: TransactionsFilter) => void) | undefined;
}

export type ChangeFilter = (some: Partial<TransactionsFilter>) => void;

/** What narrows the list, and the way to change it. */
export function useFilter({
  filter: given,
  onFilterChange,
}: FilterProps): [TransactionsFilter, ChangeFilter] {
  const [kept, setKept] = useState(everyTransaction);
  const filter = given ? { ...everyTransaction, ...given } : kept;
  const change = (some: Partial<TransactionsFilter>) => {
    const next = { ...filter, ...some };
    setKept(next);
    onFilterChange?.(next);
  };
  return [filter, change];
}
