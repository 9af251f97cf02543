import type { PurchaseForm, PurchaseFormState } from '@oja/core';
import { useEffect } from 'react';

/** Pause in typing before the verification, in ms: 11 digits may be the beginning of a 13-digit number. */
export const CHECK_PAUSE_MS = 600;

/** Verifies a recipient without a press once the number is complete and the typing has paused. */
export function useRecipientCheck(form: PurchaseForm, { checking, view }: PurchaseFormState): void {
  const { entered } = view;
  const mayAsk = checking.step === 'not-asked';
  useEffect(() => {
    if (!mayAsk) return;
    // Each key press creates a new `entered`, which restarts the pause.
    const timer = setTimeout(
      () => form.state.peek().view.entered === entered && form.verify(),
      CHECK_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [form, mayAsk, entered]);
}
