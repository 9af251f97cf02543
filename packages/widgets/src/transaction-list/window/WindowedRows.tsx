import { useCallback, useState } from 'react';
import type { RowHeights, RowsProps } from '../rows.ts';
import { InBox, InPage } from './virtualizers.tsx';

/** The nearest element around this one that scrolls it; null where the page does. Looks out of shadow roots too. */
export function scrollerOf(element: Element): HTMLElement | null {
  for (let at = outside(element); at; at = outside(at)) {
    if (at === document.body || at === document.documentElement) return null;
    if (at instanceof HTMLElement && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

function outside(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

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
