import type { Client } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { purchase } from '../text/en/purchase.ts';
import { Card } from '../ui/card/Card.tsx';
import { DraftStep } from './DraftStep.tsx';
import { ResultStep } from './result/ResultStep.tsx';
import { DuplicateStep } from './review/DuplicateStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { DataSale } from './useDataSale.ts';

export interface PurchaseStepProps {
  readonly client: Client;
  readonly sale: DataSale;
  readonly showWallet: boolean;
  readonly onAddMoney: (() => void) | undefined;
}

/** The step that a sale is at. All of them are in one chunk: nothing is fetched between Buy and the result. */
export function PurchaseStep({ client, sale, showWallet, onAddMoney }: PurchaseStepProps) {
  const text = useText({ purchase });
  const { state, isBuying } = sale;
  switch (state.step) {
    case 'drafting':
      return (
        <Card>
          <StepFrame title={text.purchase.data} takesFocus={sale.hasMoved}>
            <DraftStep client={client} form={sale.form} onReview={sale.review} />
          </StepFrame>
        </Card>
      );
    case 'reviewing':
      return (
        <ReviewStep
          client={client}
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
          state={state}
          intent={state.intent}
          newPrice={sale.newPrice}
          showWallet={showWallet}
          clock={client.now}
          onCheckNow={sale.checkNow}
          onSellAnother={sale.sellAnother}
          onChange={sale.change}
          onReviewNewPrice={sale.reviewNewPrice}
          onSettle={sale.settle}
        />
      );
  }
}
