import { useLayoutEffect } from 'react';
import { useFreshCallback } from '../binding/useFreshCallback.ts';
import type { Prefill } from './useOpenedForm.ts';
import type { PurchaseModel } from './usePurchase.ts';

const nothing: Prefill = {};
/** Steps before the purchase is sent. From then on the journal keeps it. */
const unsent: readonly string[] = ['drafting', 'reviewing', 'duplicate'];

/** Calls `onEnter` with the entries of a purchase that is not sent yet. */
export function useEntered(
  { state, filled }: PurchaseModel,
  onEnter: ((entries: Prefill) => void) | undefined,
): void {
  const tell = useFreshCallback(onEnter);
  const entered = unsent.includes(state.step) ? filled.view.entered : nothing;
  // A layout effect, because the page may unmount the form before the next paint.
  useLayoutEffect(() => tell(entered), [tell, entered]);
}
