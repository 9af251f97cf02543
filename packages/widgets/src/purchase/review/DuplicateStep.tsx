import { formatPrice, type PurchaseState } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { formatRecipient } from '../../delivery/formatRecipient.ts';
import { purchase } from '../../text/en/purchase.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { draftName } from '../draftRows.tsx';
import * as styles from '../Purchase.css.ts';
import { StepLayout } from '../StepLayout.tsx';
import type { PurchaseModel } from '../usePurchase.ts';

export interface DuplicateStepProps {
  readonly state: Extract<PurchaseState, { step: 'duplicate' }>;
  readonly purchase: PurchaseModel;
}

/** Asks for confirmation before the same purchase is sent again shortly after the first. */
export function DuplicateStep({
  state,
  purchase: { definition, isBuying, showEarlier, buyAgain, change },
}: DuplicateStepProps) {
  const text = useText({ purchase });
  const { draft } = state.intent;
  const sold = draftName(draft, formatPrice(draft.price));
  const question = state.earlier.phase === 'ended' ? text.purchase.duplicate : text.purchase.duplicateOpen;
  return (
    <Card>
      <StepLayout title={text.purchase.duplicateTitle} takesFocus>
        <Notice tone="caution">{question(sold, formatRecipient(draft.recipient, definition))}</Notice>
        <div className={styles.actions}>
          <Button variant="primary" full disabled={isBuying} onClick={showEarlier}>
            {text.purchase.showEarlier}
          </Button>
          <div className={styles.pair}>
            <Button busy={isBuying} onClick={buyAgain}>
              {text.purchase.buyAgain}
            </Button>
            <Button variant="quiet" disabled={isBuying} onClick={change}>
              {text.purchase.change}
            </Button>
          </div>
        </div>
      </StepLayout>
    </Card>
  );
}
