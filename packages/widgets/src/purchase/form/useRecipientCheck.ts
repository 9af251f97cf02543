import type { PurchaseForm, PurchaseFormState } from '@oja/core';
import { useEffect } from 'react';

/** The pause in typing before the check, in ms: a number of 11 digits may be the beginning of one of 13. */
export const CHECK_PAUSE_MS = 600;

/** Looks a recipient up, without a press, when its number is whole and the typing has stopped. */
export function useRecipientCheck(form: PurchaseForm, { checking, view }: PurchaseFormState): void {
  const { entered } = view;
  const mayAsk = checking.step === 'not-asked';
  useEffect(() => {
    if (!mayAsk) return;
    // Every key that is typed makes another `entered`, and so begins the pause again.
    const timer = setTimeout(
      () => form.state.peek().view.entered === entered && form.verify(),
      CHECK_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [form, mayAsk, entered]);
}
