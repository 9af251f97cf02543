import { type Checkout, formatPrice } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { checkout } from '../../text/en/checkout.ts';
import { smallMuted } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { type Description, DescriptionList } from '../../ui/display/DescriptionList.tsx';
import { Money } from '../../ui/display/Money.tsx';
import * as styles from '../Funding.css.ts';
import { StepTitle } from '../StepTitle.tsx';
import { PayButton } from './PayButton.tsx';

export type OfferStepProps = Readonly<{
  offer: Checkout;
  /** A further line, such as the balance after the payment. */
  after?: Description | null;
  onCheckout: ((url: string) => void) | undefined;
  onPay: () => void;
  onChange: () => void;
}>;

/** Shows the fee and the net amount before the payment. */
export function OfferStep({ offer, after, onCheckout, onPay, onChange }: OfferStepProps) {
  const words = useText({ checkout }).checkout;
  const { amount, fee, net, checkoutUrl } = offer;
  const { host } = new URL(checkoutUrl);
  return (
    <div className={styles.form}>
      <StepTitle>{words.offer}</StepTitle>
      <DescriptionList
        rows={[
          { term: words.youPay, value: <Money kobo={amount} /> },
          { term: words.fee, value: <Money kobo={fee} /> },
          { term: words.youGet, value: <Money kobo={net} size={20} strong /> },
          ...(after ? [after] : []),
        ]}
      />
      <div className={styles.actions}>
        <PayButton url={checkoutUrl} variant="primary" onCheckout={onCheckout} onPay={onPay}>
          {words.pay(formatPrice(amount))}
        </PayButton>
        <Button variant="quiet" full onClick={onChange}>
          {words.change}
        </Button>
      </div>
      <p className={smallMuted}>{onCheckout ? words.payInHost(host) : words.payAt(host)}</p>
    </div>
  );
}
