import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Focuses an element that replaces the pressed one, because the focus is lost with the pressed element. Keyboard and
 * screen reader then continue at the new element. Never takes the focus from another element. Reads `isWanted` only on
 * mount.
 */
export function useArrivalFocus<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current && isNowhere()) element.current?.focus();
  }, []);
  return element;
}

/** Focuses the first field of a form that replaces another step. Reads `isWanted` only on mount. */
export function useFirstFieldFocus(form: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [form]);
}

/** Focuses the first invalid field after each refusal, in the commit that renders the errors. */
export function useIssueFocus(form: RefObject<HTMLElement | null>, refusals: number): void {
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const wrong = '[aria-invalid="true"], [data-issue] :is(input, select)';
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [form, refusals]);
}
