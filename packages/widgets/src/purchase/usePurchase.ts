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
import { useEffect, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useBusy } from '../binding/useBusy.ts';
import { useFreshCallback } from '../binding/useFreshCallback.ts';
import type { Text } from '../text/catalogue.ts';
import { purchase } from '../text/en/purchase.ts';
import { type Prefill, useLatePrefill, useOpenedForm } from './useOpenedForm.ts';

/** The full title of a plan: "1 GB · 30 days · SME". */
export function planTitle(plan: Plan, text: Pick<Text, 'purchase'>): string {
  const days = plan.validityDays ? text.purchase.days(plan.validityDays) : null;
  return [plan.name, days, plan.kind].filter(Boolean).join(' · ');
}

/** One purchase for its steps: state, form and actions. */
export interface PurchaseModel {
  readonly definition: ServiceDefinition;
  readonly state: PurchaseState;
  readonly isBuying: boolean;
  readonly newPrice: Kobo | null;
  /** The server's refusal because of the transaction PIN; `null` if there was none. */
  readonly pinRefusal: PinRefusal | null;
  /** The balance after the purchase in kobo, negative if it is too low; `null` while balance or price is unknown. */
  readonly balanceAfter: number | null;
  readonly form: PurchaseForm;
  readonly filled: PurchaseFormState;
  /** True while the review waits for prices or for the recipient's verification. */
  readonly isChecking: boolean;
  /** True until a purchase that starts at its review is there or has shown an error. */
  readonly isOpening: boolean;
  /** True once another step was shown: a form that has just opened must not take the focus. */
  readonly hasMoved: boolean;
  /** True once the review was shown: a resumed purchase must not take the focus. */
  readonly hasReviewed: boolean;
  /** Opens the review. Returns `false` if a field is invalid, and marks it. */
  review(): Promise<boolean>;
  /** Returns to the form with all values. */
  change(): void;
  startAnother(): void;
  /** Buys the reviewed purchase, or retries one that was refused because of its PIN. `pin` is the PIN, if needed. */
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

/** The stages shown since mount, including the current one. */
function useSeen(stage: Stage): ReadonlySet<Stage> {
  const [seen, setSeen] = useState<ReadonlySet<Stage>>(() => new Set([stage]));
  if (seen.has(stage)) return seen;
  const more = new Set(seen).add(stage);
  setSeen(more);
  return more;
}

/** Opens the review from the form. Ignores further calls while one runs. */
function useReview({ services }: Client, form: PurchaseForm, machine: PurchaseMachine) {
  const text = useText({ purchase });
  const { isBusy: isChecking, run } = useBusy();
  async function review(): Promise<boolean> {
    const submitted = await run(async () => {
      // Waits for a running refresh of the prices, so that the review shows current ones.
      await services.load();
      return { draft: await form.submit() };
    });
    if (!submitted) return true;
    const { draft } = submitted;
    if (!draft) return false;
    const { plan } = form.state.peek().view;
    // Names the plan with its days and kind, because many plans are called "1 GB".
    const planName = plan && draft.planId === plan.id ? planTitle(plan, text) : draft.planName;
    machine.review({ ...draft, planName });
    return true;
  }
  return { isChecking, review };
}

/** Opens the review once, from the first form. True until it is open or an error is shown. */
function useStartAtReview(isWanted: boolean, stage: Stage, review: () => Promise<boolean>): boolean {
  const [isDue, setDue] = useState(isWanted);
  const isOpening = isDue && stage === 'drafting';
  const start = useFreshCallback(() => review().then(() => setDue(false)));
  useEffect(() => {
    if (isOpening) start();
  }, [isOpening, start]);
  return isOpening;
}

/** Connects a category's form to core's purchase machine. */
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
      // On the review the form still has its values. A sent purchase may come from before a reload, so its values are restored.
      if ('intent' in state && state.step !== 'reviewing' && state.step !== 'duplicate') {
        form.restart(state.intent.draft);
        // The service or the price may have changed since the form was filled in.
        client.services.refresh();
      }
      machine.edit();
    },
    startAnother() {
      // Keeps the prefill of a form that was not shown yet, because an earlier purchase was shown first.
      if (seen.has('drafting')) form.restart(null);
      machine.startOver();
    },
    buy: (pin) => void machine.buy(pin),
    buyAgain: machine.buyAgain,
    showEarlier: machine.showEarlier,
    reviewNewPrice: machine.reviewNewPrice,
    checkNow: machine.requeryNow,
    settle: machine.settleByHand,
  };
}
