import { type RefObject, useEffect, useRef } from 'react';

/** The step before took the focus with it when it left: it goes on with the first field of this one. */
export function useArrivalFocus(form: RefObject<HTMLElement | null>, hasMoved: boolean): void {
  // As it was when the step came: not when a later one is left.
  const hadMoved = useRef(hasMoved);
  useEffect(() => {
    if (hadMoved.current) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [form]);
}
