import { measureElement, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RowHeights, RowsProps } from '../rows/rows.ts';
import { type Entry, entriesOf, withDays } from './entries.ts';

/** Rows rendered before and after the visible ones, for fast scrolling and for the Tab key. */
const OVERSCAN = 8;

/** Estimated heights in px before a line is rendered. A row is as high as a successful purchase on a phone. */
const DAY_HEIGHT = 37;
const ROW_HEIGHT = 72;
const LINE = 1;

/** Measures a line. A hidden line has no height, so this returns its last known one; otherwise every row would be rendered. */
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

/** Returns the distance in px from the top of the scroll container to the rows; `null` while the rows are hidden. */
function marginOf(box: HTMLElement, scroller: HTMLElement | null): number | null {
  if (box.getClientRects().length === 0) return null;
  const { top } = box.getBoundingClientRect();
  return scroller
    ? top - scroller.getBoundingClientRect().top + scroller.scrollTop
    : top + (box.ownerDocument.defaultView?.scrollY ?? 0);
}

export type WindowProps = RowsProps & Readonly<{ rowHeights: RowHeights; box: HTMLElement }>;

/** Decides which lines are rendered: those near the screen, the focused one and the open one. */
export function useWindow({ days, openId, rowHeights, box }: WindowProps, scroller: HTMLElement | null) {
  const entries = useMemo(() => entriesOf(days), [days]);
  const indexes = useMemo(() => new Map(entries.map(({ key }, index) => [key, index])), [entries]);
  const [focused, setFocused] = useState<string | null>(null);
  // The last opened row gets the focus back, so it must stay rendered.
  const [opened, setOpened] = useState(openId);
  if (openId !== undefined && openId !== opened) setOpened(openId);
  const [margin, setMargin] = useState(() => marginOf(box, scroller) ?? 0);

  const top = useRef<HTMLDivElement>(null);
  // After every render, because a notice above the list may have appeared or disappeared.
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
    /** Stores the focused row, which stays rendered however far it is scrolled away. */
    focus: setFocused,
    options: {
      count: entries.length,
      scrollMargin: margin,
      overscan: OVERSCAN,
      measureElement: sizeOf,
      getItemKey: (index: number) => entryAt(index)?.key ?? index,
      estimateSize(index: number) {
        const entry = entryAt(index);
        // There is a 1 px border between two days and between two rows.
        if (entry?.kind !== 'row') return index === 0 ? DAY_HEIGHT : DAY_HEIGHT + LINE;
        return rowHeights.get(entry.transaction.id) ?? (entry.place === 1 ? ROW_HEIGHT : ROW_HEIGHT + LINE);
      },
      rangeExtractor: ({ startIndex, endIndex, overscan }: Range) =>
        withDays(startIndex - overscan, endIndex + overscan, kept, entries),
    },
  };
}
