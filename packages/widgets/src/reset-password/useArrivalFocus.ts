import { type RefObject, useEffect } from 'react';

/** The step before took the focus with it when it left: it goes on with the first field of this one. */
export function useArrivalFocus(form: RefObject<HTMLElement | null>, hasMoved: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step comes; not when a later one is left.
  useEffect(() => {
    if (hasMoved) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, []);
}
