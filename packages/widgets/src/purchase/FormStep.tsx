import { type Client, explainProblem, formatTime, type Kobo, kobo, problemMessages } from '@oja/core';
import { useMemo } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { useResource } from '../binding/useResource.ts';
import { purchaseForm } from '../text/en/purchaseForm.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import type { PurchaseComponents } from './components.ts';
import { FormSkeleton } from './form/FormSkeleton.tsx';
import { PurchaseFields } from './form/PurchaseFields.tsx';
import { noPastPurchases } from './form/pastPurchases.ts';
import type { PurchaseModel } from './usePurchase.ts';

export interface FormStepProps {
  readonly client: Client;
  readonly purchase: PurchaseModel;
  readonly components: PurchaseComponents;
  /** True if the agent fills in the form, which then offers the agent's customers. */
  readonly isOwn: boolean;
  readonly onAddMoney: ((missing: Kobo) => void) | undefined;
}

/** The form, or its state while the price list is loading, failed or empty. */
export function FormStep({ client, purchase, components, isOwn, onAddMoney }: FormStepProps) {
  const text = useText({ purchaseForm, problems: problemMessages });
  const services = useResource(client, client.services);
  const { data } = useSignal(client.transactions.state);
  const { pastPurchasesOf, WalletLine } = components;
  const after = isOwn ? purchase.balanceAfter : null;
  const missing = after !== null && after < 0 ? kobo(-after) : null;
  const { id } = purchase.definition;
  const past = useMemo(
    () => (isOwn && data && pastPurchasesOf?.(data.items, id)) || noPastPurchases,
    [data, id, isOwn, pastPurchasesOf],
  );
  const isSlow = useIsSlow(services.isPending);
  const again = <Button onClick={() => client.services.refresh()}>{text.purchaseForm.tryAgain}</Button>;
  if (services.isPending || purchase.isOpening) {
    return (
      <FormSkeleton
        fields={purchase.filled.fields.map(({ field }) => field)}
        sentence={isSlow ? text.purchaseForm.stillLoading : null}
      />
    );
  }
  if (services.status === 'failed') {
    return (
      <Notice tone="critical" title={text.purchaseForm.failed} action={again}>
        {explainProblem(services.problem, text.problems)}
      </Notice>
    );
  }
  if (purchase.filled.view.services.length === 0)
    return <Notice tone="info">{text.purchaseForm.noServices}</Notice>;
  return (
    <>
      {services.status === 'stale' && services.problem && (
        <Notice tone="caution" action={again}>
          {text.purchaseForm.old(formatTime(services.at))}
        </Notice>
      )}
      <PurchaseFields
        purchase={purchase}
        past={past}
        components={components}
        agent={isOwn ? client : null}
        isShort={missing !== null}
      >
        {isOwn && WalletLine && <WalletLine client={client} missing={missing} onAddMoney={onAddMoney} />}
      </PurchaseFields>
    </>
  );
}
