import { type RefObject, useEffect, useRef } from 'react';

/**
 * An agent who comes from another screen types at once: where the form begins with a phone number, that field takes the
 * focus from the heading. `isDue` once the form is there. After a load by address the focus stays where the browser has it.
 */
export function useNumberFocus(isDue: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDue) return;
    // After the announcer, which focuses the heading in the effects of the same render.
    queueMicrotask(() => {
      const [first] = place.current?.querySelector('form')?.elements ?? [];
      const isNumber = first instanceof HTMLInputElement && first.type === 'tel';
      if (isNumber && document.activeElement?.nodeName === 'H1') first.focus({ preventScroll: true });
    });
  }, [isDue]);
  return place;
}
