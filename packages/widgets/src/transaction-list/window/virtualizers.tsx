import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useWindow, type WindowProps } from './useWindow.ts';
import { VirtualRows } from './VirtualRows.tsx';

/** The present output of a virtualizer. Read on each render, because the virtualizer is a mutable object. */
const drawnBy = <S extends Element | Window>(virtualizer: Virtualizer<S, HTMLElement>) => ({
  drawn: virtualizer.getVirtualItems(),
  height: virtualizer.getTotalSize(),
  measure: virtualizer.measureElement,
});

/** The rows if the page scrolls. */
export function InPage(props: WindowProps) {
  const { options, ...placed } = useWindow(props, null);
  const virtualizer = useWindowVirtualizer<HTMLElement>(options);
  return <VirtualRows {...props} {...placed} {...drawnBy(virtualizer)} />;
}

/** The rows if a part of the host's page scrolls. */
export function InBox({ scroller, ...props }: WindowProps & Readonly<{ scroller: HTMLElement }>) {
  const { options, ...placed } = useWindow(props, scroller);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => scroller,
    initialOffset: () => scroller.scrollTop,
  });
  return <VirtualRows {...props} {...placed} {...drawnBy(virtualizer)} />;
}
