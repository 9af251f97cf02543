import { measureElement, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RowHeights, RowsProps } from '../rows.ts';
import { type Entry, entriesOf, withDays } from './entries.ts';

/** Drawn before and after what is in sight: a flick of the thumb, and where Tab goes next. */
const OVERSCAN = 8;

/** How high a line is before it was drawn, in px. A row of a sale that went well, on a phone. */
const DAY_HEIGHT = 37;
const ROW_HEIGHT = 72;
const LINE = 1;

/** What is out of sight has no height of its own: then the last known one counts, else every row would be drawn. */
function sizeOf<S extends Element | Window>(
  element: HTMLElement,
  resized: ResizeObserverEntry | undefined,
  instance: Virtualizer<S, HTMLElement>,
): number {
  const size = measureElement(element, resized, instance);
  if (size > 0) return size;
  const index = instance.indexFromElement(element);
  const key = instance.options.getItemKey(index);
  return instance.itemSizeCache.get(key) ?? instance.options.estimateSize(index);
}

/** How far below the top of what scrolls the rows begin, in px; null while they are not on screen at all. */
function marginOf(box: HTMLElement, scroller: HTMLElement | null): number | null {
  if (box.getClientRects().length === 0) return null;
  const { top } = box.getBoundingClientRect();
  return scroller
    ? top - scroller.getBoundingClientRect().top + scroller.scrollTop
    : top + (box.ownerDocument.defaultView?.scrollY ?? 0);
}

export type WindowProps = RowsProps & Readonly<{ rowHeights: RowHeights; box: HTMLElement }>;

/** What is drawn of a long list: what is near the screen, what has the focus, and what is open. */
export function useWindow({ days, openId, rowHeights, box }: WindowProps, scroller: HTMLElement | null) {
  const entries = useMemo(() => entriesOf(days), [days]);
  const indexes = useMemo(() => new Map(entries.map(({ key }, index) => [key, index])), [entries]);
  const [focused, setFocused] = useState<string | null>(null);
  // The last one that was open gets the focus back: it has to be there.
  const [opened, setOpened] = useState(openId);
  if (openId !== undefined && openId !== opened) setOpened(openId);
  const [margin, setMargin] = useState(() => marginOf(box, scroller) ?? 0);

  const top = useRef<HTMLDivElement>(null);
  // After every change: a notice above the list may have come or gone.
  useLayoutEffect(() => {
    const now = top.current && marginOf(top.current, scroller);
    if (now !== null && Math.abs(now - margin) > 1) setMargin(now);
  });

  const kept = [opened, focused].flatMap((key) => {
    const index = key === undefined || key === null ? undefined : indexes.get(key);
    return index === undefined ? [] : [index];
  });
  const entryAt = (index: number): Entry | undefined => entries[index];
  return {
    top,
    entries,
    margin,
    /** Remembers which row has the focus: it stays, however far it is scrolled away. */
    focus: setFocused,
    options: {
      count: entries.length,
      scrollMargin: margin,
      overscan: OVERSCAN,
      measureElement: sizeOf,
      getItemKey: (index: number) => entryAt(index)?.key ?? index,
      estimateSize(index: number) {
        const entry = entryAt(index);
        // Between two days and between two rows there is a line.
        if (entry?.kind !== 'row') return index === 0 ? DAY_HEIGHT : DAY_HEIGHT + LINE;
        return rowHeights.get(entry.transaction.id) ?? (entry.place === 1 ? ROW_HEIGHT : ROW_HEIGHT + LINE);
      },
      rangeExtractor: ({ startIndex, endIndex, overscan }: Range) =>
        withDays(startIndex - overscan, endIndex + overscan, kept, entries),
    },
  };
}
