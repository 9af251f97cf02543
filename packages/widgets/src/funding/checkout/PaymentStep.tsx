import type { Checkout, Client } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { Button } from '../../ui/button/Button.tsx';
import { refresh } from '../../ui/icon/glyphs.ts';
import { ArrivedStep } from './ArrivedStep.tsx';
import { PaymentNews } from './PaymentNews.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';
import { useArrival } from './useArrival.ts';

type PaymentStepProps = Readonly<{
  client: Client;
  offer: Checkout;
  onCheckout: ((url: string) => void) | undefined;
  onStartOver: () => void;
}>;

/** Waits for the payment: shows its state and the ways to check or repeat it. */
export function PaymentStep({ client, offer, onCheckout, onStartOver }: PaymentStepProps) {
  const words = useText({ funding }).funding;
  const watch = useArrival(client, offer);
  if (watch.arrival)
    return <ArrivedStep client={client} arrival={watch.arrival} offer={offer} onStartOver={onStartOver} />;
  return (
    <PaymentSheet
      title={words.waitingTitle}
      offer={offer}
      news={<PaymentNews watch={watch} offer={offer} now={client.now()} />}
      action={
        <Button variant="primary" full glyph={refresh} busy={watch.isLooking} onClick={watch.look}>
          {words.lookAgain}
        </Button>
      }
      onCheckout={onCheckout}
      onStartOver={onStartOver}
    />
  );
}
