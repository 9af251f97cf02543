import { type Client, kobo } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { useResource } from '../../binding/useResource.ts';
import { funding } from '../../text/en/funding.ts';
import { Money } from '../../ui/display/Money.tsx';
import { OfferStep, type OfferStepProps } from './OfferStep.tsx';

/** The offer with the balance after the payment. Only for a host that may read the wallet. */
export function WalletOffer({
  client,
  ...props
}: Omit<OfferStepProps, 'after'> & Readonly<{ client: Client }>) {
  const words = useText({ funding }).funding;
  const { data } = useResource(client, client.wallet);
  const after = data && {
    term: words.balanceAfter,
    value: <Money kobo={kobo(data.balance + props.offer.net)} />,
  };
  return <OfferStep {...props} after={after} />;
}
