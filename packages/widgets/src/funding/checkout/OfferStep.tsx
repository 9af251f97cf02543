import { type Checkout, type Client, formatPrice, kobo } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { useResource } from '../../binding/useResource.ts';
import { funding } from '../../text/en/funding.ts';
import { smallMuted } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DescriptionList } from '../../ui/display/DescriptionList.tsx';
import { Money } from '../../ui/display/Money.tsx';
import * as styles from '../Funding.css.ts';
import { StepTitle } from '../stepParts.tsx';
import { PayButton } from './PayButton.tsx';

type OfferStepProps = Readonly<{
  client: Client;
  offer: Checkout;
  onCheckout: ((url: string) => void) | undefined;
  onPay: () => void;
  onChange: () => void;
}>;

/** Shows the fee and the net amount before the payment. */
export function OfferStep({ client, offer, onCheckout, onPay, onChange }: OfferStepProps) {
  const words = useText({ funding }).funding;
  const wallet = useResource(client, client.wallet);
  const { amount, fee, net, checkoutUrl } = offer;
  const after = wallet.data && <Money kobo={kobo(wallet.data.balance + net)} />;
  const { host } = new URL(checkoutUrl);
  return (
    <div className={styles.form}>
      <StepTitle>{words.offer}</StepTitle>
      <DescriptionList
        rows={[
          { term: words.youPay, value: <Money kobo={amount} /> },
          { term: words.fee, value: <Money kobo={fee} /> },
          { term: words.youGet, value: <Money kobo={net} size={20} strong /> },
          { term: words.balanceAfter, value: after },
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
