import {
  amountIssues,
  type Checkout,
  type Client,
  checkAmount,
  createCheckoutStore,
  formatIssue,
  inSentence,
  type Kobo,
  type Problem,
  toTypedAmount,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { type Form, useForm } from '../../binding/useForm.ts';
import { useRequest } from '../../binding/useRequest.ts';
import { checkout } from '../../text/en/checkout.ts';
import { fieldErrors } from '../../text/fieldErrors.ts';

/** Step of the funding: typing the amount, reviewing the fee, or paying on the payment page. */
type CheckoutState =
  | { readonly step: 'amount'; readonly isBack: boolean }
  | { readonly step: 'offer' | 'payment'; readonly offer: Checkout };

export interface CheckoutForm {
  readonly state: CheckoutState;
  /** Requests the fee of the amount. It pays nothing. */
  readonly form: Form<'amount'>;
  readonly problem: Problem | null;
  /** Goes back to the amount and keeps it. */
  change(): void;
  /** Call when the payment page opens. */
  pay(): void;
  startOver(): void;
}

const names = ['amount'] as const;
/** The field groups the digits of an amount. */
const withoutCommas = (amount: string) => amount.replaceAll(',', '');
const typing: CheckoutState = { step: 'amount', isBack: false };
const typingAgain: CheckoutState = { step: 'amount', isBack: true };

/**
 * State of an automatic funding, from the amount to the payment page. `asked` is the initial amount; a later one fills the
 * field unless another amount was typed.
 */
export function useCheckout(client: Client, asked: Kobo | undefined): CheckoutForm {
  const text = useText({ checkout, amountIssues });
  const store = client.getStore(createCheckoutStore);
  const [state, setState] = useState<CheckoutState>(typing);
  const sending = useRequest<Checkout>();
  const initial = asked === undefined ? '' : toTypedAmount(asked);
  const [filled, setFilled] = useState(initial);

  const ask = async (amount: Kobo) => {
    const result = await sending.send(() => store.preview(amount));
    if (!result) return;
    if (result.ok) return setState({ step: 'offer', offer: result.data });
    const errors = fieldErrors(result.problem, names);
    // The field shows the error, so the form must not repeat it.
    if (errors.amount) sending.forget();
    form.refuse(errors);
  };

  const form: Form<'amount'> = useForm<'amount'>({
    names,
    initial: { amount: initial },
    async send({ amount }): Promise<void> {
      const read = checkAmount(amount);
      if (read.ok) await ask(read.amount);
      else
        form.refuse({ amount: formatIssue(read.issue, inSentence(text.checkout.amount), text.amountIssues) });
    },
  });

  if (filled !== initial) {
    setFilled(initial);
    if (withoutCommas(form.values.amount) === withoutCommas(filled)) form.entries.amount.onChange(initial);
  }

  return {
    state,
    form,
    problem: sending.problem,
    change: () => setState(typingAgain),
    pay() {
      if (state.step === 'offer') setState({ ...state, step: 'payment' });
    },
    startOver() {
      form.clear();
      setState(typingAgain);
    },
  };
}
