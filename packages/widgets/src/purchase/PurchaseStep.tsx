import type { Client } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { purchaseForm } from '../text/en/purchaseForm.ts';
import { Card } from '../ui/card/Card.tsx';
import { DraftStep } from './DraftStep.tsx';
import type { PurchaseParts } from './parts.ts';
import { ResultStep } from './result/ResultStep.tsx';
import { DuplicateStep } from './review/DuplicateStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { StepFrame } from './StepFrame.tsx';
import { saleTitle } from './saleTitle.ts';
import type { Sale } from './usePurchase.ts';

export interface PurchaseStepProps {
  readonly client: Client;
  readonly sale: Sale;
  readonly parts: PurchaseParts;
  readonly showWallet: boolean;
  readonly onAddMoney: (() => void) | undefined;
}

/** The step that a sale is at. All of them are in one chunk: nothing is fetched between Buy and the result. */
export function PurchaseStep({ client, sale, parts, showWallet, onAddMoney }: PurchaseStepProps) {
  const text = useText({ purchaseForm });
  const { definition, state, isBuying } = sale;
  switch (state.step) {
    case 'drafting':
      return (
        <Card>
          <StepFrame title={saleTitle(definition, text)} takesFocus={sale.hasMoved}>
            <DraftStep client={client} sale={sale} parts={parts} isOwn={showWallet} />
          </StepFrame>
        </Card>
      );
    case 'reviewing':
      return (
        <ReviewStep
          client={client}
          definition={definition}
          state={state}
          isBuying={isBuying}
          showWallet={showWallet}
          onBuy={sale.buy}
          onChange={sale.change}
          onAddMoney={onAddMoney}
        />
      );
    case 'duplicate':
      return (
        <DuplicateStep
          state={state}
          isBuying={isBuying}
          onShowEarlier={sale.showEarlier}
          onBuyAgain={sale.buyAgain}
          onChange={sale.change}
        />
      );
    default:
      return (
        <ResultStep
          client={client}
          parts={parts}
          definition={definition}
          state={state}
          intent={state.intent}
          newPrice={sale.newPrice}
          showWallet={showWallet}
          takesFocus={sale.hasReviewed}
          onCheckNow={sale.checkNow}
          onSellAnother={sale.startAnother}
          onChange={sale.change}
          onReviewNewPrice={sale.reviewNewPrice}
          onSettle={sale.settle}
        />
      );
  }
}
