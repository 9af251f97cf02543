import { type RefObject, useEffect, useRef, useState } from 'react';

/** Width in px from which the list of calls is beside the open call. */
const ROOMY = 760;

/**
 * Whether the container is wide enough for two columns; `false` until it is measured.
 * Put `ref` on an empty element. An element whose height depends on the result would trigger the observer again in the same frame.
 */
export function useIsWide(): readonly [ref: RefObject<HTMLDivElement | null>, isRoomy: boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isRoomy, setRoomy] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const watch = new ResizeObserver(([entry]) => entry && setRoomy(entry.contentRect.width >= ROOMY));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return [ref, isRoomy];
}
