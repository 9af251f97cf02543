import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Heights, RowsProps } from '../rows.ts';
import { Pieces } from './Pieces.tsx';
import { useWindow } from './useWindow.ts';

type PlacedProps = RowsProps & Readonly<{ heights: Heights; box: HTMLElement }>;

/** The rows where the page scrolls them. */
export function InPage(props: PlacedProps) {
  const { entries, margin, focus, options } = useWindow(props, null);
  const virtualizer = useWindowVirtualizer<HTMLElement>(options);
  return (
    <Pieces
      {...props}
      entries={entries}
      margin={margin}
      drawn={virtualizer.getVirtualItems()}
      height={virtualizer.getTotalSize()}
      measure={virtualizer.measureElement}
      focus={focus}
    />
  );
}

/** The rows where a part of the host's page scrolls them. */
export function InBox({ scroller, ...props }: PlacedProps & Readonly<{ scroller: HTMLElement }>) {
  const { entries, margin, focus, options } = useWindow(props, scroller);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => scroller,
    initialOffset: () => scroller.scrollTop,
  });
  return (
    <Pieces
      {...props}
      entries={entries}
      margin={margin}
      drawn={virtualizer.getVirtualItems()}
      height={virtualizer.getTotalSize()}
      measure={virtualizer.measureElement}
      focus={focus}
    />
  );
}
