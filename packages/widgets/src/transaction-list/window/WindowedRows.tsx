import { useCallback, useState } from 'react';
import type { RowHeights, RowsProps } from '../rows/rows.ts';
import { InBox, InPage } from './virtualizers.tsx';

/** Returns the nearest scrollable ancestor; `null` if the page scrolls. Also looks outside shadow roots. */
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
    /** Heights of the rows before the list was virtualised, so that nothing jumps. */
    rowHeights: RowHeights;
  }>;

/** Height in px, more than most rows need. If the page were shorter for a moment, it would lose its scroll position. */
const AMPLE = 120;

/**
 * Renders only the rows near the screen. The rest is empty space of the same height. The browser's page search finds
 * only rendered rows; the list's search finds all.
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
