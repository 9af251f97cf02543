import { isEnded, type Kobo, type MoneyState, moneyStateOf, type PurchaseState } from '@oja/core';
import { useEffect, useRef } from 'react';
import { useFreshCallback } from '../binding/useFreshCallback.ts';

/** A purchase with a final status. `amount` in kobo. Contains no secret: no token, no PIN. */
export interface SettledPurchase {
  readonly reference: string;
  readonly category: string;
  readonly serviceId: string;
  /** Empty if the service has no plans. */
  readonly planId: string;
  readonly recipient: string;
  readonly amount: Kobo;
  readonly outcome: 'delivered' | 'failed' | 'refused' | 'reversed' | 'settled-by-hand';
  readonly money: MoneyState;
}

/** Calls `onSettled` once per purchase, however often the widget renders. */
export function useOnSettled(
  state: PurchaseState,
  onSettled: ((purchase: SettledPurchase) => void) | undefined,
): void {
  const notifiedRef = useRef<string | null>(null);
  const tell = useFreshCallback(onSettled);
  useEffect(() => {
    const purchase = settledPurchase(state);
    if (!purchase || notifiedRef.current === purchase.reference) return;
    notifiedRef.current = purchase.reference;
    tell(purchase);
  }, [state, tell]);
}

function settledPurchase(state: PurchaseState): SettledPurchase | null {
  if (!isEnded(state)) return null;
  const { key, draft } = state.intent;
  const { category, serviceId, planId = '', recipient, price } = draft;
  return {
    reference: key,
    category,
    serviceId,
    planId,
    recipient,
    amount: price,
    // The host gets the same outcome in every tab.
    outcome: state.step === 'ended-elsewhere' ? state.ending : state.step,
    money: moneyStateOf(state),
  };
}
