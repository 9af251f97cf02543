import type { Transaction } from '@oja/core';
import { useCallback, useRef } from 'react';
import { DayGroup } from './DayGroup.tsx';
import type { RowHeights, RowsProps } from './rows.ts';

type PlainRowsProps = RowsProps &
  Readonly<{
    rowHeights?: RowHeights;
    /** Adds a "sell again" button to each final purchase. A virtualised list has none. */
    onRepeat?: ((transaction: Transaction) => void) | undefined;
  }>;

/** Renders every row. Stores their heights in `rowHeights` on unmount, for the virtualised list that may follow. */
export function PlainRows({ days, rowHeights, ...group }: PlainRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const follow = useCallback(
    (element: HTMLDivElement | null) => {
      // Called with `null` just before the rows are removed.
      if (!element && box.current) remember(box.current, rowHeights);
      box.current = element;
    },
    [rowHeights],
  );
  return (
    <div ref={follow}>
      {days.map((day) => (
        <DayGroup key={day.day} day={day} {...group} />
      ))}
    </div>
  );
}

function remember(box: HTMLElement, rowHeights: RowHeights | undefined): void {
  for (const row of box.querySelectorAll<HTMLElement>('li[data-id]')) {
    const { offsetHeight, dataset } = row;
    if (offsetHeight > 0 && dataset['id'] !== undefined) rowHeights?.set(dataset['id'], offsetHeight);
  }
}
