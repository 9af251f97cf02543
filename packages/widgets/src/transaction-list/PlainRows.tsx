import type { Transaction } from '@oja/core';
import { useCallback, useRef } from 'react';
import { DayGroup } from './DayGroup.tsx';
import type { RowHeights, RowsProps } from './rows.ts';

type PlainRowsProps = RowsProps &
  Readonly<{
    rowHeights?: RowHeights;
    /** Gives each sale that has ended a way to sell the same again. A long list has none: its rows are windowed. */
    onRepeat?: ((transaction: Transaction) => void) | undefined;
  }>;

/** Every row. `rowHeights` learns how high each was, for a list that outgrows this. */
export function PlainRows({ days, rowHeights, ...group }: PlainRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const follow = useCallback(
    (element: HTMLDivElement | null) => {
      // Called with null just before the rows go.
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
