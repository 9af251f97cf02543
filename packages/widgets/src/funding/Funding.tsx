import type { Kobo } from '@oja/core';
import { useId, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { funding } from '../text/en/funding.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { heading } from '../theme/type.css.ts';
import { Card } from '../ui/card/Card.tsx';
import { hidden } from '../ui/hidden/VisuallyHidden.css.ts';
import { Tabs } from '../ui/tabs/Tabs.tsx';
import { AccountsPanel } from './accounts/AccountsPanel.tsx';
import { CheckoutPanel } from './checkout/CheckoutPanel.tsx';
import * as styles from './Funding.css.ts';
import { ManualPanel } from './manual/ManualPanel.tsx';

/** To an account of one's own (recommended: nothing to do but transfer), on a payment page, or by hand. */
export type FundingWay = 'account' | 'checkout' | 'manual';

export type FundingProps = Readonly<
  ClientProps & {
    /** False where the page says the title itself: it is then only read out. Default true. */
    showTitle?: boolean;
    /** The way that is in sight, for hosts that keep it in the address. Left out: the widget keeps it, `account` first. */
    way?: FundingWay;
    /** The agent chose another way: for hosts that keep it in the address. */
    onWayChange?: (way: FundingWay) => void;
    /** What the payment page begins with, in kobo: what is missing for a sale. Default: nothing. */
    amount?: Kobo | undefined;
    /** Opens the payment page; `url` is https. Left out: it opens in a new tab. */
    onCheckout?: (url: string) => void;
  }
>;

const ways = ['account', 'checkout', 'manual'] as const satisfies readonly FundingWay[];

/** Money into the wallet, three ways. */
export function Funding({
  client: own,
  showTitle = true,
  way,
  onWayChange,
  amount,
  onCheckout,
}: FundingProps) {
  const client = useClient(own);
  const words = useText({ funding }).funding;
  const titleId = useId();
  const sessionKey = useSessionKey(client);
  const [chosen, setChosen] = useState<FundingWay>('account');
  const change = (next: FundingWay) => {
    setChosen(next);
    onWayChange?.(next);
  };
  const panels: Readonly<Record<FundingWay, () => React.ReactNode>> = {
    account: () => <AccountsPanel client={client} />,
    checkout: () => <CheckoutPanel client={client} amount={amount} onCheckout={onCheckout} />,
    manual: () => <ManualPanel client={client} />,
  };

  return (
    <section className={`${surfaceRoot} ${styles.root}`} aria-labelledby={titleId}>
      <Card>
        <div className={styles.sheet}>
          <h2 className={showTitle ? heading : hidden} id={titleId}>
            {words.title}
          </h2>
          <Tabs
            key={sessionKey}
            label={words.ways}
            tabs={ways.map((value) => ({ value, label: words.way[value] }))}
            value={way ?? chosen}
            onChange={change}
          >
            {(shown) => panels[shown]()}
          </Tabs>
        </div>
      </Card>
    </section>
  );
}
