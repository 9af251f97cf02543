import type { Checkout, Kobo, Problem } from '@oja/core';
import { useEffect, useId } from 'react';
import { type ClientProps, useClient } from '../../binding/ClientProvider.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { payer } from '../../text/en/payer.ts';
import { heading } from '../../theme/type.css.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { WidgetRoot } from '../../ui/layout/WidgetRoot.tsx';
import { AmountStep } from './AmountStep.tsx';
import * as styles from './FundingCheckout.css.ts';
import { OfferStep } from './OfferStep.tsx';
import { OpenedStep } from './OpenedStep.tsx';
import { useCheckout } from './useCheckout.ts';

export type FundingCheckoutProps = Readonly<
  ClientProps & {
    /** Initial amount in kobo. Default: empty. */
    amount?: Kobo | undefined;
    /** Called when the fee of an amount is known. */
    onOffer?: (offer: Checkout) => void;
    /** Called when the payer opens the payment page, once for each payment. */
    onOpen?: (offer: Checkout) => void;
    /** Called when the request for the payment page fails. */
    onProblem?: (problem: Problem) => void;
  }
>;

/** Opens payment pages for the wallet, for a payer who may read nothing of it. Requests nothing else. */
export function FundingCheckout({ client: own, amount, onOffer, onOpen, onProblem }: FundingCheckoutProps) {
  const client = useClient(own);
  const words = useText({ payer }).payer;
  const titleId = useId();
  const checkout = useCheckout(client, amount);
  const { state, problem } = checkout;
  const offer = state.step === 'offer' ? state.offer : null;
  const tellOffer = useFreshCallback(onOffer);
  const tellProblem = useFreshCallback(onProblem);
  useEffect(() => {
    if (offer) tellOffer(offer);
  }, [offer, tellOffer]);
  useEffect(() => {
    if (problem) tellProblem(problem);
  }, [problem, tellProblem]);
  return (
    <WidgetRoot className={styles.root} aria-labelledby={titleId}>
      <Card>
        <h2 part="heading" className={heading} id={titleId}>
          {words.title}
        </h2>
        {state.step === 'amount' && (
          <AmountStep checkout={checkout} label={words.title} isBack={state.isBack} />
        )}
        {offer && (
          <OfferStep
            offer={offer}
            onCheckout={undefined}
            onPay={() => {
              onOpen?.(offer);
              checkout.pay();
            }}
            onChange={checkout.change}
          />
        )}
        {state.step === 'payment' && (
          <OpenedStep key={state.offer.reference} offer={state.offer} onStartOver={checkout.startOver} />
        )}
      </Card>
    </WidgetRoot>
  );
}
