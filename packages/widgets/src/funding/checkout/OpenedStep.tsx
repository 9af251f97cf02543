import { type Checkout, formatMoney } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { payer } from '../../text/en/payer.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PaymentSheet } from './PaymentSheet.tsx';

/** Says how the payment continues on the page that opened. Its result is not shown here: only the agent may read it. */
export function OpenedStep({ offer, onStartOver }: Readonly<{ offer: Checkout; onStartOver: () => void }>) {
  const words = useText({ payer }).payer;
  const news = (
    <Notice tone="info">
      <p>{words.openedBody(formatMoney(offer.amount), formatMoney(offer.net))}</p>
      <p>{words.keepReference}</p>
    </Notice>
  );
  return (
    <PaymentSheet
      title={words.openedTitle}
      offer={offer}
      news={news}
      onCheckout={undefined}
      onStartOver={onStartOver}
    />
  );
}
