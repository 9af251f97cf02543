import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Day } from './byDay.ts';
import { PlainRows } from './PlainRows.tsx';
import type { RowHeights, RowsProps } from './rows.ts';

/** Maximum number of rows without virtualisation, so that page search and print include them. More would make a cheap phone stutter. */
const PLAIN = 200;

type Rows = ComponentType<RowsProps & Readonly<{ rowHeights: RowHeights }>>;

const loadWindow = (): Promise<{ default: Rows }> =>
  import('../window/WindowedRows.tsx').then(
    ({ WindowedRows }) => ({ default: WindowedRows }),
    // If the code fails to load, all rows are rendered, which is slower but works.
    () => ({ default: PlainRows }),
  );
const WindowedRows = lazy(loadWindow);

/** All rows of a short list; a long list is virtualised. */
export function ListRows(props: RowsProps) {
  const [rowHeights] = useState<RowHeights>(() => new Map());
  const count = props.days.reduce((sum, { transactions }) => sum + transactions.length, 0);
  const isNearlyLong = count > PLAIN / 2;
  useEffect(() => {
    if (isNearlyLong) void loadWindow();
  }, [isNearlyLong]);
  if (count <= PLAIN) return <PlainRows {...props} rowHeights={rowHeights} />;
  return (
    <Suspense
      fallback={<PlainRows {...props} days={newest(props.days, 2 * PLAIN)} rowHeights={rowHeights} />}
    >
      <WindowedRows {...props} rowHeights={rowHeights} />
    </Suspense>
  );
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
