import type { Kobo, ServiceDefinition } from '@oja/core';
import { useEffect } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { purchaseForm } from '../text/en/purchaseForm.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import * as styles from './Purchase.css.ts';
import { PurchaseStep } from './PurchaseStep.tsx';
import type { PurchaseParts } from './parts.ts';
import { purchaseTitle } from './purchaseTitle.ts';
import type { SaleActions } from './result/SaleActions.ts';
import { useEntered } from './useEntered.ts';
import type { Prefill } from './useOpenedForm.ts';
import { usePurchase } from './usePurchase.ts';
import { type SettledPurchase, useSettled } from './useSettled.ts';

export interface CategoryPurchaseProps extends ClientProps {
  /** What the form begins with, as it would be typed, by the field's name: `{ recipient: '0803 123 4567' }`. */
  readonly prefill?: Prefill;
  /** True goes straight to the review where `prefill` is a whole purchase, and to the form where something in it is wrong. Default false. */
  readonly startsAtReview?: boolean;
  /** False hides the agent's balance, earnings and customers: for visitors of a partner's site. Default true. */
  readonly showWallet?: boolean;
  /** False where the host's page shows a title above the form. Default true. */
  readonly showTitle?: boolean;
  /** Called with what stands in the form, at each change of it, for hosts that keep it over a sign-in. Empty once it is bought. */
  readonly onEnter?: (entries: Prefill) => void;
  /** Called once for each purchase that has ended. */
  readonly onSettled?: (purchase: SettledPurchase) => void;
  /** Where there is a way to fund the wallet: shown when the balance is too low. `missing` in kobo. */
  readonly onAddMoney?: (missing: Kobo) => void;
  /** What stands below the ways to give a customer the receipt of a sale, such as `PrintCards`. Left out: nothing. */
  readonly actions?: SaleActions;
  /** The way to report a sale whose money is due, such as `ReportProblem`. Left out: a chat with support. */
  readonly reportRefund?: SaleActions;
}

export interface PurchaseProps extends CategoryPurchaseProps {
  /** What is sold: one of core's catalogue, or your own from `defineService`. */
  readonly definition: ServiceDefinition;
}

export interface PurchaseFlowProps extends Omit<PurchaseProps, 'actions' | 'reportRefund'> {
  readonly parts: PurchaseParts;
}

const nothing: Prefill = {};

/** Sells one category of services with the parts that it is given. */
export function PurchaseFlow({
  definition,
  parts,
  prefill = nothing,
  startsAtReview = false,
  showWallet = true,
  showTitle = true,
  onEnter,
  onSettled,
  onAddMoney,
  ...props
}: PurchaseFlowProps) {
  const client = useClient(props.client);
  const text = useText({ purchaseForm });
  const purchase = usePurchase(client, definition, prefill, startsAtReview);
  useEntered(purchase, onEnter);
  useSettled(purchase.state, onSettled);

  useEffect(() => {
    if (!showWallet) return;
    client.wallet.load();
    client.transactions.load();
  }, [client, showWallet]);

  return (
    <section className={`${surfaceRoot} ${styles.root}`} aria-label={purchaseTitle(definition, text)}>
      <PurchaseStep
        client={client}
        purchase={purchase}
        parts={parts}
        showTitle={showTitle}
        showWallet={showWallet}
        onAddMoney={onAddMoney}
      />
    </section>
  );
}
