import { type Checkout, type Client, formatMoney } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { useResource } from '../../binding/useResource.ts';
import { checkout } from '../../text/en/checkout.ts';
import { funding } from '../../text/en/funding.ts';
import { kit } from '../../text/en/kit.ts';
import { smallMuted } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Reference } from '../../ui/display/Reference.tsx';
import { checkCircle, crossCircle } from '../../ui/icon/glyphs.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from '../Funding.css.ts';
import { StepTitle } from '../StepTitle.tsx';
import * as own from './ArrivedStep.css.ts';
import type { Arrival } from './arrival.ts';

type ArrivedStepProps = Readonly<{
  client: Client;
  arrival: Arrival;
  offer: Checkout;
  onStartOver: () => void;
}>;

/** The result of a payment: the new balance, or that nothing was added. */
export function ArrivedStep({ client, arrival, offer, onStartOver }: ArrivedStepProps) {
  const text = useText({ checkout, funding, kit });
  const words = text.funding;
  const wallet = useResource(client, client.wallet);
  const isRefused = arrival.kind === 'refused';
  const title = {
    arrived: words.arrivedTitle,
    rose: words.roseTitle,
    refused: () => words.refusedTitle,
  }[arrival.kind];
  const balance = wallet.data && words.arrivedBody(formatMoney(wallet.data.balance));
  return (
    <div className={styles.form}>
      <div className={own.news}>
        <span className={isRefused ? own.mark.refused : own.mark.arrived}>
          <Icon glyph={isRefused ? crossCircle : checkCircle} size={32} />
        </span>
        <StepTitle>{title(isRefused ? '' : formatMoney(arrival.amount))}</StepTitle>
        <p className={smallMuted}>{isRefused ? words.refusedBody : balance}</p>
      </div>
      <Reference term={text.checkout.reference} value={offer.reference} words={text.kit} />
      <Button variant={isRefused ? 'primary' : 'secondary'} full onClick={onStartOver}>
        {isRefused ? words.tryAgain : words.addMore}
      </Button>
    </div>
  );
}
