import type { Client, Kobo } from '@oja/core';
import * as styles from '../Funding.css.ts';
import { AmountStep } from './AmountStep.tsx';
import { OfferStep } from './OfferStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { useCheckout } from './useCheckout.ts';

type CheckoutPanelProps = Readonly<{
  client: Client;
  amount: Kobo | undefined;
  onCheckout: ((url: string) => void) | undefined;
}>;

/** The steps of an automatic funding: the amount, its fee, the payment page and the result. */
export function CheckoutPanel({ client, amount, onCheckout }: CheckoutPanelProps) {
  const checkout = useCheckout(client, amount);
  const { state } = checkout;
  return (
    <div className={styles.column}>
      {state.step === 'amount' && <AmountStep checkout={checkout} isBack={state.isBack} />}
      {state.step === 'offer' && (
        <OfferStep
          client={client}
          offer={state.offer}
          onCheckout={onCheckout}
          onPay={checkout.pay}
          onChange={checkout.change}
        />
      )}
      {state.step === 'payment' && (
        <PaymentStep
          key={state.offer.reference}
          client={client}
          offer={state.offer}
          onCheckout={onCheckout}
          onStartOver={checkout.startOver}
        />
      )}
    </div>
  );
}
