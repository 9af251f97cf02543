import type { Kobo } from '@oja/core';
import { useId, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { funding } from '../text/en/funding.ts';
import { heading } from '../theme/type.css.ts';
import { Card } from '../ui/layout/Card.tsx';
import { hidden } from '../ui/layout/screenReader.css.ts';
import { Tabs } from '../ui/layout/Tabs.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { AccountsPanel } from './accounts/AccountsPanel.tsx';
import { CheckoutPanel } from './checkout/CheckoutPanel.tsx';
import * as styles from './Funding.css.ts';
import { ManualPanel } from './manual/ManualPanel.tsx';

/** Transfer to the agent's own account number (recommended), a payment page, or a manual transfer that an operator confirms. */
export type FundingWay = 'account' | 'checkout' | 'manual';

export type FundingProps = Readonly<
  ClientProps & {
    /** Set to `false` if the page already shows a title; screen readers still get it. Default: `true`. */
    showTitle?: boolean;
    /** The selected way, for hosts that keep it in the URL. Uncontrolled if omitted, starting with `account`. */
    way?: FundingWay;
    /** Called when the agent selects another way. */
    onWayChange?: (way: FundingWay) => void;
    /** Initial amount in kobo, for example the amount missing for a purchase. Default: empty. */
    amount?: Kobo | undefined;
    /** Opens the payment page; `url` is https. A new tab opens if omitted. */
    onCheckout?: (url: string) => void;
  }
>;

const ways = ['account', 'checkout', 'manual'] as const satisfies readonly FundingWay[];

/** Adds money to the wallet in one of three ways. */
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
    <WidgetRoot className={styles.root} aria-labelledby={titleId}>
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
    </WidgetRoot>
  );
}
