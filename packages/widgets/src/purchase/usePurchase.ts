import type {
  Client,
  Kobo,
  PinRefusal,
  Plan,
  PurchaseForm,
  PurchaseFormState,
  PurchaseMachine,
  PurchaseState,
  ServiceDefinition,
} from '@oja/core';
import { useEffect, useRef, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useFreshCallback } from '../binding/useFreshCallback.ts';
import type { Text } from '../text/catalogue.ts';
import { purchase } from '../text/en/purchase.ts';
import { type Prefill, useLatePrefill, useOpenedForm } from './useOpenedForm.ts';

/** "1 GB · 30 days · SME": what a plan is called wherever it stands alone. */
export function planTitle(plan: Plan, text: Pick<Text, 'purchase'>): string {
  const days = plan.validityDays ? text.purchase.days(plan.validityDays) : null;
  return [plan.name, days, plan.kind].filter(Boolean).join(' · ');
}

/** One sale as the steps see it: where it stands, the form behind it, and everything that can be done. */
export interface PurchaseModel {
  readonly definition: ServiceDefinition;
  readonly state: PurchaseState;
  readonly isBuying: boolean;
  readonly newPrice: Kobo | null;
  /** What the server said of the transaction PIN, where it refused the sale for it. */
  readonly pinRefusal: PinRefusal | null;
  /** The balance once this is bought, negative where it does not cover it; null while either is unknown. */
  readonly balanceAfter: number | null;
  readonly form: PurchaseForm;
  readonly filled: PurchaseFormState;
  /** True while the recipient is looked up on the way to the review. */
  readonly isChecking: boolean;
  /** True until a purchase that opens at its review has come there, or has shown why it can't. */
  readonly isOpening: boolean;
  /** True once the agent has been on another step: a form that just opened does not take the focus from its page. */
  readonly hasMoved: boolean;
  /** True once the agent has been at the review: a sale that is taken up again does not take the focus from its page. */
  readonly hasReviewed: boolean;
  /** Goes to the review, or marks what is wrong and gives false. */
  review(): Promise<boolean>;
  /** Back to the form, everything kept. */
  change(): void;
  startAnother(): void;
  /** Buys what is reviewed, or what was refused for its PIN, with the `pin` where one is asked. */
  buy(pin?: string): void;
  buyAgain(): void;
  showEarlier(): void;
  reviewNewPrice(): void;
  checkNow(): void;
  settle(ending: 'delivered' | 'refused'): void;
}

type Stage = 'drafting' | 'reviewing' | 'sent';

function stageOf({ step }: PurchaseState): Stage {
  if (step === 'drafting') return step;
  return step === 'reviewing' || step === 'duplicate' ? 'reviewing' : 'sent';
}

/** The stages that were on screen since this component was mounted, the present one included. */
function useSeen(stage: Stage): ReadonlySet<Stage> {
  const [seen, setSeen] = useState<ReadonlySet<Stage>>(() => new Set([stage]));
  if (seen.has(stage)) return seen;
  const more = new Set(seen).add(stage);
  setSeen(more);
  return more;
}

/** The way from the form to the review: one at a time, however often it is asked for. */
function useReview({ services }: Client, form: PurchaseForm, machine: PurchaseMachine) {
  const text = useText({ purchase });
  const [isChecking, setChecking] = useState(false);
  const latch = useRef(false);
  async function review(): Promise<boolean> {
    if (latch.current) return true;
    latch.current = true;
    setChecking(true);
    // Prices of an earlier visit, or of a while ago, are being asked for anew: what is reviewed is what they are now.
    await services.load();
    const draft = await form.submit();
    latch.current = false;
    setChecking(false);
    if (!draft) return false;
    const { plan } = form.state.peek().view;
    // A plan is named as the agent chose it, with its days and its kind: many are called "1 GB".
    const planName = plan && draft.planId === plan.id ? planTitle(plan, text) : draft.planName;
    machine.review({ ...draft, planName });
    return true;
  }
  return { isChecking, review };
}

/** Goes to the review once, from the first form that is shown. True until it is there, or something is wrong. */
function useStartAtReview(isWanted: boolean, stage: Stage, review: () => Promise<boolean>): boolean {
  const [isDue, setDue] = useState(isWanted);
  const isOpening = isDue && stage === 'drafting';
  const start = useFreshCallback(() => review().then(() => setDue(false)));
  useEffect(() => {
    if (isOpening) start();
  }, [isOpening, start]);
  return isOpening;
}

/** Joins a category's form to core's purchase machine. */
export function usePurchase(
  client: Client,
  definition: ServiceDefinition,
  prefill: Prefill,
  startsAtReview: boolean,
): PurchaseModel {
  const { machine, form } = useOpenedForm(client, definition, prefill);
  useLatePrefill(form, prefill);
  const state = useSignal(machine.state);
  const isBuying = useSignal(machine.isBuying);
  const newPrice = useSignal(machine.newPrice);
  const pinRefusal = useSignal(machine.pinRefusal);
  const filled = useSignal(form.state);
  const { data: wallet } = useSignal(client.wallet.state);
  const price = state.step === 'reviewing' ? state.intent.draft.price : filled.price;
  const { isChecking, review } = useReview(client, form, machine);
  const stage = stageOf(state);
  const seen = useSeen(stage);
  const isOpening = useStartAtReview(startsAtReview, stage, review);

  return {
    definition,
    state,
    isBuying,
    newPrice,
    pinRefusal,
    balanceAfter: wallet && price !== null ? wallet.balance - price : null,
    form,
    filled,
    isChecking,
    isOpening,
    hasMoved: seen.has('reviewing') || seen.has('sent'),
    hasReviewed: seen.has('reviewing'),
    review,
    change() {
      // From the review the form is still as it was typed; a sale that left may be one of before a reload.
      if ('intent' in state && state.step !== 'reviewing' && state.step !== 'duplicate') {
        form.restart(state.intent.draft);
        // What is sold, or its price, may have changed since the form was filled in.
        client.services.refresh();
      }
      machine.edit();
    },
    startAnother() {
      // A form that has not been seen, because an earlier sale stood before it, is still to be: as it was asked for.
      if (seen.has('drafting')) form.restart(null);
      machine.startOver();
    },
    // Not as it stands: a button may pass its event, and only what was typed is a PIN.
    buy: (pin) => void machine.buy(pin),
    buyAgain: machine.buyAgain,
    showEarlier: machine.showEarlier,
    reviewNewPrice: machine.reviewNewPrice,
    checkNow: machine.checkNow,
    settle: machine.settleByHand,
  };
}
