import type { SaleForm, SaleFormState } from '@oja/core';
import { useEffect } from 'react';

/** Nobody has typed for this long, in ms: a number of 11 digits may be the beginning of one of 13. */
const PAUSE = 600;

/** Looks a recipient up by itself once its number is whole and the typing has stopped. */
export function useLookUp(form: SaleForm, { checking, view }: SaleFormState): void {
  const { entered } = view;
  const mayAsk = checking.step === 'not-asked';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key that is typed begins the pause again.
  useEffect(() => {
    if (!mayAsk) return;
    const timer = setTimeout(() => form.verify(), PAUSE);
    return () => clearTimeout(timer);
  }, [form, mayAsk, entered]);
}
