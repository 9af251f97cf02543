import {
  type Client,
  isEnded,
  type Kobo,
  type PurchaseForm,
  type PurchaseFormState,
  type PurchaseMachine,
  type PurchaseState,
  type ServiceDefinition,
  startForm,
  startPurchase,
} from '@oja/core';
import { useMemo, useRef, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { purchase } from '../text/en/purchase.ts';
import { planTitle } from './planTitle.ts';

/** What a form begins with, as it would be typed, by the field's name: `{ recipient: '0803…', service: 'mtn-data' }`. */
export type Prefill = Readonly<Record<string, string>>;

/** One sale as the steps see it: where it stands, the form behind it, and everything that can be done. */
export interface PurchaseModel {
  readonly definition: ServiceDefinition;
  readonly state: PurchaseState;
  readonly isBuying: boolean;
  readonly newPrice: Kobo | null;
  readonly form: PurchaseForm;
  readonly filled: PurchaseFormState;
  /** True while the recipient is looked up on the way to the review. */
  readonly isChecking: boolean;
  /** True once the agent has been on another step: a form that just opened does not take the focus from its page. */
  readonly hasMoved: boolean;
  /** True once the agent has been at the review: a sale that is taken up again does not take the focus from its page. */
  readonly hasReviewed: boolean;
  /** Goes to the review, or marks what is wrong and gives false. */
  review(): Promise<boolean>;
  /** Back to the form, everything kept. */
  change(): void;
  startAnother(): void;
  buy(): void;
  buyAgain(): void;
  showEarlier(): void;
  reviewNewPrice(): void;
  checkNow(): void;
  settle(ending: 'delivered' | 'refused'): void;
}

/** A sale that has ended stays in sight for whoever comes back, but not for one who comes to sell the next. */
function openMachine(client: Client, definition: ServiceDefinition, prefill: Prefill): PurchaseMachine {
  const machine = startPurchase(client, definition.id);
  const shown = machine.state.peek();
  const isUnsent = shown.step === 'drafting' || shown.step === 'reviewing' || shown.step === 'duplicate';
  if (!isUnsent && isEnded(shown) && Object.keys(prefill).length > 0) machine.startOver();
  return machine;
}

function openForm(client: Client, definition: ServiceDefinition, prefill: Prefill): PurchaseForm {
  const form = startForm(client, definition);
  form.enter(prefill);
  return form;
}

/** The way from the form to the review: one at a time, however often it is asked for. */
function useReview(form: PurchaseForm, machine: ReturnType<typeof startPurchase>) {
  const text = useText({ purchase });
  const [isChecking, setChecking] = useState(false);
  const latch = useRef(false);
  async function review(): Promise<boolean> {
    if (latch.current) return true;
    latch.current = true;
    setChecking(true);
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

/** Joins a category's form to core's purchase machine. */
export function usePurchase(client: Client, definition: ServiceDefinition, prefill: Prefill): PurchaseModel {
  // Only what it begins with: a later change must not undo what was typed.
  const first = useRef(prefill);
  const machine = useMemo(() => openMachine(client, definition, first.current), [client, definition]);
  const form = useMemo(() => openForm(client, definition, first.current), [client, definition]);
  const state = useSignal(machine.state);
  const isBuying = useSignal(machine.isBuying);
  const newPrice = useSignal(machine.newPrice);
  const filled = useSignal(form.state);
  const { isChecking, review } = useReview(form, machine);
  const hasDrafted = useRef(false);
  if (state.step === 'drafting') hasDrafted.current = true;
  const hasMoved = useRef(false);
  if (state.step !== 'drafting') hasMoved.current = true;
  const hasReviewed = useRef(false);
  if (state.step === 'reviewing' || state.step === 'duplicate') hasReviewed.current = true;

  return {
    definition,
    state,
    isBuying,
    newPrice,
    form,
    filled,
    isChecking,
    hasMoved: hasMoved.current,
    hasReviewed: hasReviewed.current,
    review,
    change() {
      // From the review the form is still as it was typed; a sale that left may be one of before a reload.
      if ('intent' in state && state.step !== 'reviewing' && state.step !== 'duplicate') {
        form.restart(state.intent.draft);
      }
      machine.edit();
    },
    startAnother() {
      // A form that has not been seen, because an earlier sale stood before it, is still to be: as it was asked for.
      if (hasDrafted.current) form.restart(null);
      machine.startOver();
    },
    buy: machine.buy,
    buyAgain: machine.buyAgain,
    showEarlier: machine.showEarlier,
    reviewNewPrice: machine.reviewNewPrice,
    checkNow: machine.checkNow,
    settle: machine.settleByHand,
  };
}
