import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a form's first field if it is a phone number, so that an agent who comes from another screen can type
 * immediately. Set `isDue` once the form is loaded. After a page load the focus is not moved.
 */
export function useNumberFocus(isDue: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDue) return;
    // Runs after the route announcer, which focuses the heading in the same render's effects.
    queueMicrotask(() => {
      const [first] = place.current?.querySelector('form')?.elements ?? [];
      const isNumber = first instanceof HTMLInputElement && first.type === 'tel';
      if (isNumber && document.activeElement?.nodeName === 'H1') first.focus({ preventScroll: true });
    });
  }, [isDue]);
  return place;
}
