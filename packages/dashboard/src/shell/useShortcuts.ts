import { type RefObject, useEffect, useRef } from 'react';

/**
 * Follows the links inside an element by their shortcuts, Alt and a digit, from anywhere on the page. Replaces
 * `accesskey`, which needs different keys in each browser. Alt with a digit types no character, so it is safe inside a
 * field.
 */
export function useShortcuts(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
      if (!digit || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = place.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="Alt+${digit}"]`);
      if (!link) return;
      event.preventDefault();
      link.click();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);
  return place;
}
