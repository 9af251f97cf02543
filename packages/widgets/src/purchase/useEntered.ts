import { useLayoutEffect } from 'react';
import { useFreshCallback } from '../binding/useFreshCallback.ts';
import type { Prefill } from './useOpenedForm.ts';
import type { PurchaseModel } from './usePurchase.ts';

const nothing: Prefill = {};
/** Until it is bought. From then on it is a sale, which the journal keeps. */
const unsent: readonly string[] = ['drafting', 'reviewing', 'duplicate'];

/** Tells what is typed and not bought yet. */
export function useEntered(
  { state, filled }: PurchaseModel,
  onEnter: ((entries: Prefill) => void) | undefined,
): void {
  const tell = useFreshCallback(onEnter);
  const entered = unsent.includes(state.step) ? filled.view.entered : nothing;
  // At once: the page may take the form away before the next paint.
  useLayoutEffect(() => tell(entered), [tell, entered]);
}
