import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Day } from './byDay.ts';
import { PlainRows } from './PlainRows.tsx';
import type { RowHeights, RowsProps } from './rows.ts';

/** Up to here all rows are drawn: the browser's search finds them and a print shows them. Beyond, a cheap phone would stutter. */
const PLAIN = 200;

type Rows = ComponentType<RowsProps & Readonly<{ rowHeights: RowHeights }>>;

const loadWindow = (): Promise<{ default: Rows }> =>
  import('./window/WindowedRows.tsx').then(
    ({ WindowedRows }) => ({ default: WindowedRows }),
    // Without it every row is drawn: slower, and better than none.
    () => ({ default: PlainRows }),
  );
const WindowedRows = lazy(loadWindow);

/** The rows: all of them, or of a long list what is near the screen. */
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

/** The first days, with `most` rows about. */
function newest(days: readonly Day[], most: number): readonly Day[] {
  let count = 0;
  return days.filter(({ transactions }) => {
    const isIn = count < most;
    count += transactions.length;
    return isIn;
  });
}
