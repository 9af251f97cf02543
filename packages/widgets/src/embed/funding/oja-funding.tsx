import { type Checkout, checkAmount, type Kobo, type Problem, toNaira } from '@oja/core';
import { useEffect, useMemo, useState } from 'react';
import { FundingCheckout } from '../../funding/checkout/FundingCheckout.tsx';
import { payerText } from '../../funding/checkout/payerText.ts';
import { DisplayElement, useAttribute } from '../display/DisplayElement.tsx';
import type { EmbeddedProps } from '../drawElement.tsx';
import type { MountContext } from '../elementModule.ts';
import type { CheckoutDetail } from '../events.ts';
import { mountElement } from '../mountElement.tsx';

/** Matches an amount, in any notation. */
const AMOUNT = /^[₦\d ,.]{1,60}$/;

/** The amount in kobo; `undefined` if the text is malformed. */
function parseAmount(text: string): Kobo | undefined {
  const read = checkAmount(text);
  return read.ok ? read.amount : undefined;
}

const detailOf = ({ reference, amount, fee, net }: Checkout): CheckoutDetail => ({
  reference,
  amount: toNaira(amount),
  fee: toNaira(fee),
  net: toNaira(net),
});

/** Shares the early request for the token, which the first call uses. */
async function requestToken({ early, settings }: MountContext): Promise<void> {
  const { getToken } = settings();
  if (getToken) await early.keep(getToken, async () => getToken());
}

/**
 * Whether the page has returned a token. Reports a failure before the payer types an amount for nothing; the next call
 * requests a token again.
 */
function useEarlyToken(mounted: MountContext): boolean {
  const [hasToken, setHasToken] = useState(false);
  useEffect(() => {
    const { reportFault, root } = mounted;
    let hasEnded = false;
    requestToken(mounted).then(
      () => {
        if (!hasEnded) setHasToken(true);
      },
      (cause: unknown) => {
        if (!hasEnded) void reportFault(root.host, { code: 'token-failed', cause });
      },
    );
    return () => {
      hasEnded = true;
    };
  }, [mounted]);
  return hasToken;
}

function Embedded({
  client,
  prefilled,
  text: language,
  mount: mounted,
  ...props
}: EmbeddedProps & { readonly mount: MountContext }) {
  const { context } = props;
  const written = useAttribute(context, 'amount', AMOUNT);
  const hasToken = useEarlyToken(mounted);
  const [hasOffer, setHasOffer] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const text = useMemo(() => payerText(language), [language]);
  return (
    <DisplayElement {...props} text={text} state={{ data: hasToken || hasOffer || null, problem }}>
      <FundingCheckout
        client={client}
        amount={parseAmount(String(prefilled['amount'] ?? written ?? ''))}
        onOffer={() => setHasOffer(true)}
        onOpen={(offer) => context.emit('oja:checkout', detailOf(offer))}
        onProblem={setProblem}
      />
    </DisplayElement>
  );
}

export const mount = (context: MountContext) =>
  mountElement(context, (props) => <Embedded {...props} mount={context} />);
