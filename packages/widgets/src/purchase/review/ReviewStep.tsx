import {
  type Client,
  createPurchases,
  fieldLabels,
  formatPrice,
  type Kobo,
  kobo,
  type PurchaseState,
} from '@oja/core';
import { useEffect } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useIsDurable } from '../../binding/useIsDurable.ts';
import { useIsOnline } from '../../binding/useIsOnline.ts';
import { purchase } from '../../text/en/purchase.ts';
import { DescriptionList } from '../../ui/display/DescriptionList.tsx';
import { Money } from '../../ui/display/Money.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { PurchaseComponents } from '../components.ts';
import { draftRows } from '../draftRows.tsx';
import { StepLayout } from '../StepLayout.tsx';
import type { PurchaseModel } from '../usePurchase.ts';
import { BuyButtons } from './BuyButtons.tsx';
import { DraftSummary } from './DraftSummary.tsx';

export interface ReviewStepProps {
  readonly client: Client;
  readonly purchase: PurchaseModel;
  readonly state: Extract<PurchaseState, { step: 'reviewing' }>;
  readonly components: PurchaseComponents;
  /** False in an embed: a visitor does not see the agent's balance or earnings. */
  readonly showWallet: boolean;
  readonly onAddMoney: ((missing: Kobo) => void) | undefined;
}

/** The review: item, recipient, price and the balance after it. */
export function ReviewStep({
  client,
  purchase: { definition, isBuying, balanceAfter, pinRefusal, buy, change },
  state,
  components: { ShortBalance, PinActions, CustomerPrice, prefetchSharing, looks },
  showWallet,
  onAddMoney,
}: ReviewStepProps) {
  const text = useText({ purchase, fieldLabels });
  const isDurable = useIsDurable(client.getStore(createPurchases));
  const isOnline = useIsOnline();
  useEffect(() => prefetchSharing?.(), [prefetchSharing]);
  const { draft } = state.intent;
  const after = showWallet ? balanceAfter : null;
  const isShort = after !== null && after < 0;
  const buttons = { price: draft.price, isBuying, isDisabled: isShort, onChange: change };
  return (
    <Card>
      <StepLayout title={text.purchase.reviewTitle} takesFocus>
        {state.priceWas !== null && (
          <Notice tone="caution">
            {text.purchase.priceMoved(formatPrice(state.priceWas), formatPrice(draft.price))}
          </Notice>
        )}
        <DraftSummary draft={draft} definition={definition} looks={looks} />
        <DescriptionList
          rows={[
            // Omits what the summary shows.
            ...draftRows(definition, draft, text).filter(
              ({ term, value }) => term !== text.purchase.to && value !== draft.planName,
            ),
            {
              term: text.purchase.youEarn,
              value: showWallet && draft.commission ? <Money kobo={draft.commission} /> : null,
            },
            {
              term: text.purchase.balanceAfter,
              value: after !== null && after >= 0 ? <Money kobo={after as Kobo} /> : null,
            },
          ]}
        />
        {isShort && ShortBalance && (
          <ShortBalance
            missing={kobo(-after)}
            onAddMoney={onAddMoney}
            onRefresh={() => client.wallet.refresh()}
          />
        )}
        {state.couldNotWrite && <Notice tone="critical">{text.purchase.notJournaled}</Notice>}
        {!isDurable && <Notice tone="info">{text.purchase.keepOpen}</Notice>}
        {!isOnline && <Notice tone="caution">{text.purchase.offline}</Notice>}
        {PinActions && showWallet ? (
          <PinActions client={client} refusal={pinRefusal} onBuy={buy} {...buttons} />
        ) : (
          <BuyButtons onBuy={() => buy()} {...buttons} />
        )}
        {/* Last, because it loads later and must move nothing. */}
        {CustomerPrice && showWallet && <CustomerPrice client={client} draft={draft} />}
      </StepLayout>
    </Card>
  );
}
