import { useEffect, useState } from 'react';
import { createLazyCode } from '../../ui/lazy/lazyCode.ts';
import { useLazy } from '../../ui/lazy/useLazy.ts';
import type { Day } from './byDay.ts';
import { PlainRows } from './PlainRows.tsx';
import type { RowHeights, RowsProps } from './rows.ts';

/** Maximum number of rows without virtualisation, so that page search and print include them. More would make a cheap phone stutter. */
const PLAIN = 200;

const windowedRows = createLazyCode(() =>
  import('../window/WindowedRows.tsx').then(({ WindowedRows }) => WindowedRows),
);

/** All rows of a short list; a long list is virtualised. */
export function ListRows(props: RowsProps) {
  const [rowHeights] = useState<RowHeights>(() => new Map());
  const count = props.days.reduce((sum, { transactions }) => sum + transactions.length, 0);
  const { Component: WindowedRows, failure, load } = useLazy(windowedRows);
  const isNearlyLong = count > PLAIN / 2;
  useEffect(() => {
    if (isNearlyLong) load();
  }, [isNearlyLong, load]);
  // If the code fails to load, all rows are rendered, which is slower but works.
  if (count <= PLAIN || failure) return <PlainRows {...props} rowHeights={rowHeights} />;
  if (WindowedRows) return <WindowedRows {...props} rowHeights={rowHeights} />;
  return <PlainRows {...props} days={newest(props.days, 2 * PLAIN)} rowHeights={rowHeights} />;
}

/** Returns the first days, with about `most` rows. */
function newest(days: readonly Day[], most: number): readonly Day[] {
  let count = 0;
  return days.filter(({ transactions }) => {
    const isIn = count < most;
    count += transactions.length;
    return isIn;
  });
}
