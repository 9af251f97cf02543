import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RowHeights, RowsProps } from '../rows.ts';
import { useWindow } from './useWindow.ts';
import { VirtualRows } from './VirtualRows.tsx';

type VirtualizerProps = RowsProps & Readonly<{ rowHeights: RowHeights; box: HTMLElement }>;

/** The rows where the page scrolls them. */
export function InPage(props: VirtualizerProps) {
  const { entries, margin, focus, options } = useWindow(props, null);
  const virtualizer = useWindowVirtualizer<HTMLElement>(options);
  return (
    <VirtualRows
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
export function InBox({ scroller, ...props }: VirtualizerProps & Readonly<{ scroller: HTMLElement }>) {
  const { entries, margin, focus, options } = useWindow(props, scroller);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => scroller,
    initialOffset: () => scroller.scrollTop,
  });
  return (
    <VirtualRows
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
