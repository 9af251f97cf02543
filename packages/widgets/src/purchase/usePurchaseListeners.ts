import {
  type Intent,
  isEnded,
  type Kobo,
  type MoneyState,
  moneyStateOf,
  type Problem,
  type PurchaseState,
} from '@oja/core';
import { useEffect, useRef } from 'react';
import { useFreshCallback } from '../binding/useFreshCallback.ts';

/** A purchase as its host learns of it. `amount` in kobo. Contains no secret: no token, no PIN. */
export interface PurchaseNews<Outcome extends string> {
  /** The idempotency key. A cancelled purchase was never sent, so no server knows its key. */
  readonly reference: string;
  readonly category: string;
  readonly serviceId: string;
  /** Empty if the service has no plans. */
  readonly planId: string;
  readonly recipient: string;
  readonly amount: Kobo;
  readonly outcome: Outcome;
  readonly money: MoneyState;
}

/** A purchase with a final status. */
export interface SettledPurchase
  extends PurchaseNews<'delivered' | 'failed' | 'refused' | 'reversed' | 'settled-by-hand'> {
  /** The server's refusal; `null` without one. */
  readonly problem: Problem | null;
}

export interface PurchaseListeners {
  /** Called once for each purchase that was sent and whose first answer has no final status: its money is held. */
  readonly onPending?: (purchase: PurchaseNews<'pending'>) => void;
  /** Called once for each purchase with a final status. */
  readonly onSettled?: (purchase: SettledPurchase) => void;
  /** Called if the agent leaves the review without buying. Nothing was sent. */
  readonly onCancelled?: (purchase: PurchaseNews<'cancelled'>) => void;
}

/** Tells the host what happens to the purchase of a form. Each call is made once, however often the widget renders. */
export function usePurchaseListeners(state: PurchaseState, listeners: PurchaseListeners): void {
  const reviewedRef = useRef<Intent | null>(null);
  const notifiedRef = useRef('');
  const tellPending = useFreshCallback(listeners.onPending);
  const tellSettled = useFreshCallback(listeners.onSettled);
  const tellCancelled = useFreshCallback(listeners.onCancelled);
  useEffect(() => {
    const reviewed = reviewedRef.current;
    reviewedRef.current = null;
    switch (state.step) {
      case 'drafting':
        if (reviewed) tellCancelled({ ...factsOf(reviewed), outcome: 'cancelled', money: 'not-charged' });
        return;
      case 'reviewing':
      case 'duplicate':
        reviewedRef.current = state.intent;
        return;
      case 'sending':
        return;
    }
    const facts = { ...factsOf(state.intent), money: moneyStateOf(state) };
    const news = `${facts.reference} ${isEnded(state)}`;
    if (notifiedRef.current === news) return;
    notifiedRef.current = news;
    if (!isEnded(state)) return tellPending({ ...facts, outcome: 'pending' });
    // The host gets the same outcome in every tab.
    const outcome = state.step === 'ended-elsewhere' ? state.ending : state.step;
    tellSettled({ ...facts, outcome, problem: state.step === 'refused' ? state.problem : null });
  }, [state, tellPending, tellSettled, tellCancelled]);
}

function factsOf({ key, draft }: Intent) {
  const { category, serviceId, planId = '', recipient, price } = draft;
  return { reference: key, category, serviceId, planId, recipient, amount: price };
}
