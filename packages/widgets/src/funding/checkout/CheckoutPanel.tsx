import type { Client, Kobo } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import * as styles from '../Funding.css.ts';
import { AmountStep } from './AmountStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { useCheckout } from './useCheckout.ts';
import { WalletOffer } from './WalletOffer.tsx';

type CheckoutPanelProps = Readonly<{
  client: Client;
  amount: Kobo | undefined;
  onCheckout: ((url: string) => void) | undefined;
}>;

/** The steps of an automatic funding: the amount, its fee, the payment page and the result. */
export function CheckoutPanel({ client, amount, onCheckout }: CheckoutPanelProps) {
  const words = useText({ funding }).funding;
  const checkout = useCheckout(client, amount);
  const { state } = checkout;
  return (
    <div className={styles.column}>
      {state.step === 'amount' && (
        <AmountStep checkout={checkout} label={words.way.checkout} isBack={state.isBack} />
      )}
      {state.step === 'offer' && (
        <WalletOffer
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
