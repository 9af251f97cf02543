import { formatPrice, type PurchaseState } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { formatRecipient } from '../../delivery/formatRecipient.ts';
import { purchase } from '../../text/en/purchase.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { draftName } from '../draftRows.tsx';
import * as styles from '../Purchase.css.ts';
import { StepFrame } from '../StepFrame.tsx';

export interface DuplicateStepProps {
  readonly state: Extract<PurchaseState, { step: 'duplicate' }>;
  readonly isBuying: boolean;
  readonly onShowEarlier: () => void;
  readonly onBuyAgain: () => void;
  readonly onChange: () => void;
}

/** The same sale a moment after the first: asked before a second one leaves. */
export function DuplicateStep({ state, isBuying, onShowEarlier, onBuyAgain, onChange }: DuplicateStepProps) {
  const text = useText({ purchase });
  const { draft } = state.intent;
  const sold = draftName(draft, formatPrice(draft.price));
  const question = state.earlier.phase === 'ended' ? text.purchase.duplicate : text.purchase.duplicateOpen;
  return (
    <Card>
      <StepFrame title={text.purchase.duplicateTitle} takesFocus>
        <Notice tone="caution">{question(sold, formatRecipient(draft))}</Notice>
        <div className={styles.actions}>
          <Button variant="primary" full disabled={isBuying} onClick={onShowEarlier}>
            {text.purchase.showEarlier}
          </Button>
          <div className={styles.pair}>
            <Button busy={isBuying} onClick={onBuyAgain}>
              {text.purchase.buyAgain}
            </Button>
            <Button variant="quiet" disabled={isBuying} onClick={onChange}>
              {text.purchase.change}
            </Button>
          </div>
        </div>
      </StepFrame>
    </Card>
  );
}
