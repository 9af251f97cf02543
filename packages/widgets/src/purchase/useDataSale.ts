import type { Client, Kobo, MachineState } from '@oja/core';
import { useMemo, useRef } from 'react';
import { useSignal } from '../binding/signals.ts';
import { type DataForm, useDataForm } from './form/useDataForm.ts';

/** One sale as the steps see it: where it stands, the form behind it, and everything that can be done. */
export interface DataSale {
  readonly state: MachineState;
  readonly isBuying: boolean;
  readonly newPrice: Kobo | null;
  readonly form: DataForm;
  /** True once the agent has been on another step: a form that just opened does not take the focus from its page. */
  readonly hasMoved: boolean;
  /** Goes to the review, or marks what is wrong and gives false. */
  review(): boolean;
  /** Back to the form, everything kept. */
  change(): void;
  sellAnother(): void;
  buy(): void;
  buyAgain(): void;
  showEarlier(): void;
  reviewNewPrice(): void;
  checkNow(): void;
  settle(ending: 'delivered' | 'refused'): void;
}

/** Joins the form to core's purchase machine. */
export function useDataSale(client: Client, prefill: string): DataSale {
  const machine = useMemo(() => client.startPurchase('data'), [client]);
  const state = useSignal(machine.state);
  const isBuying = useSignal(machine.isBuying);
  const newPrice = useSignal(machine.newPrice);
  const form = useDataForm(client, prefill);
  const hasMoved = useRef(false);
  if (state.step !== 'drafting') hasMoved.current = true;

  return {
    state,
    isBuying,
    newPrice,
    form,
    hasMoved: hasMoved.current,
    review() {
      const draft = form.submit();
      if (draft) machine.review(draft);
      return draft !== null;
    },
    change() {
      if ('intent' in state) form.restart(state.intent.draft);
      machine.edit();
    },
    sellAnother() {
      form.restart(null);
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
