import type { Checkout } from '@oja/core';
import type { ReactNode } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { checkout } from '../../text/en/checkout.ts';
import { kit } from '../../text/en/kit.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Reference } from '../../ui/display/Reference.tsx';
import * as styles from '../Funding.css.ts';
import { StepTitle } from '../StepTitle.tsx';
import { PayButton } from './PayButton.tsx';

type PaymentSheetProps = Readonly<{
  title: string;
  offer: Checkout;
  /** The state of the payment. */
  news: ReactNode;
  /** The first action. */
  action?: ReactNode;
  onCheckout: ((url: string) => void) | undefined;
  onStartOver: () => void;
}>;

/** The step after the payment page was opened: its news, its reference, and the ways to repeat it. */
export function PaymentSheet({ title, offer, news, action, onCheckout, onStartOver }: PaymentSheetProps) {
  const text = useText({ checkout, kit });
  const words = text.checkout;
  return (
    <div className={styles.form}>
      <StepTitle>{title}</StepTitle>
      {news}
      <Reference term={words.reference} value={offer.reference} words={text.kit} />
      <div className={styles.actions}>
        {action}
        <PayButton url={offer.checkoutUrl} variant="secondary" onCheckout={onCheckout}>
          {words.openAgain}
        </PayButton>
        <Button variant="quiet" full onClick={onStartOver}>
          {words.startOver}
        </Button>
      </div>
    </div>
  );
}
