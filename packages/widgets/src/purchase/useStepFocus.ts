import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the title of a step. Where an agent came to it from another step, whose button is gone, the focus follows, so
 * that a keyboard goes on from there and a reader hears where it is.
 */
export function useStepFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return title;
}
