import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Focuses an element when it appears in place of what was pressed, which left the focus nowhere: a keyboard goes on from
 * there and a screen reader hears where it is. Never takes the focus from an element that still holds it: news may
 * appear while the agent writes elsewhere. `isWanted` counts as it was when the element appeared.
 */
export function useArrivalFocus<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current && isNowhere()) element.current?.focus();
  }, []);
  return element;
}

/** Focuses the first field of a form that appears in place of another step. `isWanted` counts as it was then. */
export function useFirstFieldFocus(form: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [form]);
}

/** Focuses the first field with an issue after each refusal, in the same moment as the issues are drawn. */
export function useIssueFocus(form: RefObject<HTMLElement | null>, refusals: number): void {
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const wrong = '[aria-invalid="true"], [data-issue] :is(input, select)';
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [form, refusals]);
}
