import {
  type Client,
  hasOwn,
  type Kobo,
  labelFor,
  type PurchaseState,
  type ServiceDefinition,
} from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import type { Text } from '../text/catalogue.ts';
import { purchaseForm } from '../text/en/purchaseForm.ts';
import { Card } from '../ui/layout/Card.tsx';
import type { PurchaseComponents } from './components.ts';
import { FormStep } from './FormStep.tsx';
import { ResultStep } from './result/ResultStep.tsx';
import { DuplicateStep } from './review/DuplicateStep.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import { StepLayout } from './StepLayout.tsx';
import type { PurchaseModel } from './usePurchase.ts';

/** The title of the form: "Buy data". */
export function purchaseTitle(
  { id }: ServiceDefinition,
  { purchaseForm }: Pick<Text, 'purchaseForm'>,
): string {
  const titles: Readonly<Record<string, string>> = purchaseForm.titles;
  return hasOwn(titles, id) ? (titles[id] as string) : purchaseForm.title(labelFor(id, {}).toLowerCase());
}

export interface PurchaseStepProps {
  readonly client: Client;
  readonly purchase: PurchaseModel;
  readonly components: PurchaseComponents;
  readonly showTitle: boolean;
  readonly showWallet: boolean;
  readonly onAddMoney: ((missing: Kobo) => void) | undefined;
}

/** Shows the review again after a refusal because of the PIN: nothing was charged, and the PIN can be entered. */
function shownState(
  { state, pinRefusal }: PurchaseModel,
  components: PurchaseComponents,
  isOwn: boolean,
): PurchaseState {
  if (!pinRefusal || !components.PinActions || !isOwn || state.step !== 'refused') return state;
  return { step: 'reviewing', intent: state.intent, priceWas: null, couldNotWrite: false };
}

/** The current step. All steps are in one chunk, so that nothing is loaded between Buy and the result. */
export function PurchaseStep({
  client,
  purchase,
  components,
  showTitle,
  showWallet,
  onAddMoney,
}: PurchaseStepProps) {
  const text = useText({ purchaseForm });
  const { definition } = purchase;
  const state = shownState(purchase, components, showWallet);
  switch (state.step) {
    case 'drafting':
      return (
        <Card>
          <StepLayout
            title={purchaseTitle(definition, text)}
            isTitleHidden={!showTitle}
            takesFocus={purchase.hasMoved}
          >
            <FormStep
              client={client}
              purchase={purchase}
              components={components}
              isOwn={showWallet}
              onAddMoney={onAddMoney}
            />
          </StepLayout>
        </Card>
      );
    case 'reviewing':
      return (
        <ReviewStep
          client={client}
          purchase={purchase}
          state={state}
          components={components}
          showWallet={showWallet}
          onAddMoney={onAddMoney}
        />
      );
    case 'duplicate':
      return <DuplicateStep state={state} purchase={purchase} />;
    default:
      return (
        <ResultStep
          client={client}
          components={components}
          definition={definition}
          state={state}
          intent={state.intent}
          newPrice={purchase.newPrice}
          showWallet={showWallet}
          takesFocus={purchase.hasReviewed}
          onCheckNow={purchase.checkNow}
          onStartAnother={purchase.startAnother}
          onChange={purchase.change}
          onReviewNewPrice={purchase.reviewNewPrice}
          onSettle={purchase.settle}
        />
      );
  }
}
