import { useCallback, useState } from 'react';
import type { RowHeights, RowsProps } from '../rows.ts';
import { scrollerOf } from './scroller.ts';
import { InBox, InPage } from './virtualizers.tsx';

type WindowedRowsProps = RowsProps &
  Readonly<{
    /** How high rows were when all of them were drawn: so that nothing jumps when only some are. */
    rowHeights: RowHeights;
  }>;

/** Higher than most rows, in px: a page that were shorter for a moment would lose its place. */
const AMPLE = 120;

/**
 * Draws only the rows near the screen, however long the list is. The rest is empty space of the same height: the
 * browser's own search in the page finds what is drawn, the list's search finds all.
 */
export function WindowedRows(props: WindowedRowsProps) {
  const [place, setPlace] = useState<Readonly<{ box: HTMLElement; scroller: HTMLElement | null }> | null>(
    null,
  );
  const find = useCallback((box: HTMLDivElement | null) => {
    if (box) setPlace({ box, scroller: scrollerOf(box) });
  }, []);
  const count = props.days.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return (
    <div ref={find}>
      {!place && <div style={{ height: count * AMPLE }} />}
      {place &&
        (place.scroller ? (
          <InBox {...props} box={place.box} scroller={place.scroller} />
        ) : (
          <InPage {...props} box={place.box} />
        ))}
    </div>
  );
}
