import {
  type Checkout,
  type Client,
  checkAmount,
  createFundingStore,
  formatIssue,
  type Kobo,
  type Problem,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useSending } from '../../binding/useSending.ts';
import { funding } from '../../text/en/funding.ts';
import { fieldErrors } from '../../text/fieldErrors.ts';
import { type Draft, useDraft } from '../useDraft.ts';

/** Typing an amount; deciding on what it costs; paying on a page outside. */
type Stage =
  | { readonly step: 'amount'; readonly isBack: boolean }
  | { readonly step: 'offer' | 'payment'; readonly offer: Checkout };

export interface CheckoutForm {
  readonly stage: Stage;
  readonly draft: Draft<'amount'>;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** Asks what the amount costs. Nothing is paid by that. */
  submit(): void;
  /** Back to the amount, which is kept. */
  change(): void;
  /** The payment page is being opened. */
  pay(): void;
  startOver(): void;
}

const empty = { amount: '' } as const;
const typing: Stage = { step: 'amount', isBack: false };
const typingAgain: Stage = { step: 'amount', isBack: true };

/** An automatic funding, from the amount to the payment page. */
export function useCheckout(client: Client): CheckoutForm {
  const words = useText({ funding }).funding;
  const store = client.getStore(createFundingStore);
  const [stage, setStage] = useState<Stage>(typing);
  const draft = useDraft<'amount'>(empty);
  const sending = useSending<Checkout>();

  const ask = async (amount: Kobo) => {
    const outcome = await sending.send(() => store.preview(amount));
    if (!outcome) return;
    if (outcome.ok) return setStage({ step: 'offer', offer: outcome.data });
    const issues = fieldErrors(outcome.problem, ['amount']);
    if (!issues.amount) return;
    // Said beside the field, and once.
    sending.forget();
    draft.refuse(issues);
  };

  return {
    stage,
    draft,
    isBusy: sending.isBusy,
    problem: sending.problem,
    submit() {
      const read = checkAmount(draft.values.amount);
      if (read.ok) void ask(read.amount);
      else draft.refuse({ amount: formatIssue(read.issue, words.amount, words.amountIssues) });
    },
    change: () => setStage(typingAgain),
    pay() {
      if (stage.step === 'offer') setStage({ ...stage, step: 'payment' });
    },
    startOver() {
      draft.clear();
      setStage(typingAgain);
    },
  };
}
