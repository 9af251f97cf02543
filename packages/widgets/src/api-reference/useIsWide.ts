import { type RefObject, useEffect, useRef, useState } from 'react';

/** From this width on, in px, the calls stand beside the one that is read. */
const ROOMY = 760;

/**
 * Whether there is room for two columns. A host's column counts, not the screen; before it is measured there is none.
 * `ref` goes on an empty element: one whose height changed with the answer would be told again in the same frame.
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
