import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref for the title of a step. Focuses it if the agent came from another step, because the pressed button is gone: keyboard
 * and screen reader then continue at the title.
 */
export function useStepFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return title;
}
