import type { Transaction } from '@oja/core';
import { useCallback, useRef } from 'react';
import { DayGroup } from './DayGroup.tsx';
import type { Heights, RowsProps } from './rows.ts';

type PlainRowsProps = RowsProps &
  Readonly<{
    heights?: Heights;
    /** Gives each sale that has ended a way to sell the same again. A long list has none: its rows are windowed. */
    onRepeat?: ((transaction: Transaction) => void) | undefined;
  }>;

/** Every row. `heights` learns how high each was, for a list that outgrows this. */
export function PlainRows({ days, heights, ...group }: PlainRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const follow = useCallback(
    (element: HTMLDivElement | null) => {
      // Called with null just before the rows go.
      if (!element && box.current) remember(box.current, heights);
      box.current = element;
    },
    [heights],
  );
  return (
    <div ref={follow}>
      {days.map((day) => (
        <DayGroup key={day.day} day={day} {...group} />
      ))}
    </div>
  );
}

function remember(box: HTMLElement, heights: Heights | undefined): void {
  for (const row of box.querySelectorAll<HTMLElement>('li[data-id]')) {
    const { offsetHeight, dataset } = row;
    if (offsetHeight > 0 && dataset['id'] !== undefined) heights?.set(dataset['id'], offsetHeight);
  }
}
