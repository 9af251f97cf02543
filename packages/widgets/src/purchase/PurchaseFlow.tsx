import type { Kobo, ServiceDefinition } from '@oja/core';
import { useEffect, useLayoutEffect } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useFreshCallback } from '../binding/useFreshCallback.ts';
import { purchaseForm } from '../text/en/purchaseForm.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import type { PurchaseComponents } from './components.ts';
import * as styles from './Purchase.css.ts';
import { PurchaseStep, purchaseTitle } from './PurchaseStep.tsx';
import type { RenderPurchaseActions } from './result/PurchaseActions.tsx';
import type { Prefill } from './useOpenedForm.ts';
import { type PurchaseModel, usePurchase } from './usePurchase.ts';
import { type PurchaseListeners, usePurchaseListeners } from './usePurchaseListeners.ts';

const nothing: Prefill = {};
/** Steps before the purchase is sent. From then on the journal keeps it. */
const unsent: readonly string[] = ['drafting', 'reviewing', 'duplicate'];

/** Calls `onEnter` with the entries of a purchase that is not sent yet. */
function useEntered(
  { state, filled }: PurchaseModel,
  onEnter: ((entries: Prefill) => void) | undefined,
): void {
  const tell = useFreshCallback(onEnter);
  const entered = unsent.includes(state.step) ? filled.view.entered : nothing;
  // A layout effect, because the page may unmount the form before the next paint.
  useLayoutEffect(() => tell(entered), [tell, entered]);
}

export interface CategoryPurchaseProps extends ClientProps, PurchaseListeners {
  /** Initial values as typed, by field name: `{ recipient: '0803 123 4567' }`. */
  readonly prefill?: Prefill;
  /** True opens the review if `prefill` is a complete purchase, else the form with its errors. Default false. */
  readonly startsAtReview?: boolean;
  /** False hides the agent's balance, earnings and customers: for visitors of a partner's site. Default true. */
  readonly showWallet?: boolean;
  /** False hides the form's title if the host's page shows one. Default true. */
  readonly showTitle?: boolean;
  /** Called with the entries on each change, for hosts that keep them across a sign-in. Empty once the purchase is sent. */
  readonly onEnter?: (entries: Prefill) => void;
  /** Opens the host's way to fund the wallet; offered if the balance is too low. `missing` is in kobo. */
  readonly onAddMoney?: (missing: Kobo) => void;
  /** Rendered below the receipt actions of a purchase, such as `PrintCards`. Default: nothing. */
  readonly actions?: RenderPurchaseActions;
  /** Renders a way to report a missing refund, such as `ReportProblem`. Default: a chat with support. */
  readonly reportRefund?: RenderPurchaseActions;
}

export interface PurchaseProps extends CategoryPurchaseProps {
  /** The service to sell: one of core's catalogue, or a definition from `defineService`. */
  readonly definition: ServiceDefinition;
}

export interface PurchaseFlowProps extends Omit<PurchaseProps, 'actions' | 'reportRefund'> {
  readonly components: PurchaseComponents;
}

/** The purchase of one category, built from the given components. */
export function PurchaseFlow({
  definition,
  components,
  prefill = nothing,
  startsAtReview = false,
  showWallet = true,
  showTitle = true,
  onEnter,
  onAddMoney,
  ...props
}: PurchaseFlowProps) {
  const client = useClient(props.client);
  const text = useText({ purchaseForm });
  const purchase = usePurchase(client, definition, prefill, startsAtReview);
  useEntered(purchase, onEnter);
  usePurchaseListeners(purchase.state, props);

  useEffect(() => {
    if (!showWallet) return;
    client.wallet.load();
    client.transactions.load();
  }, [client, showWallet]);

  return (
    <WidgetRoot className={styles.root} aria-label={purchaseTitle(definition, text)}>
      <PurchaseStep
        client={client}
        purchase={purchase}
        components={components}
        showTitle={showTitle}
        showWallet={showWallet}
        onAddMoney={onAddMoney}
      />
    </WidgetRoot>
  );
}
