import { everyTransaction, type TransactionsFilter } from '@oja/core';
import { useState } from 'react';

export interface FilterProps {
  /** The filter. Omitted fields do not filter. Uncontrolled if the prop is omitted. */
  readonly filter?: Partial<TransactionsFilter> | undefined;
  /** Called when the agent changes the filter, for example to store it in the URL. */
  readonly onFilterChange?: ((filter: TransactionsFilter) => void) | undefined;
}

export type ChangeFilter = (some: Partial<TransactionsFilter>) => void;

/** Returns the filter, controlled by the host or kept here, and a function that changes it. */
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
