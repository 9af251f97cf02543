import { formatPrice, type Kobo, type TrackerState } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { purchase } from '../../text/en/purchase.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from '../Purchase.css.ts';

export interface ResultActionsProps {
  readonly state: TrackerState;
  readonly newPrice: Kobo | null;
  /** True if the customer needs the delivered items before the next purchase starts. */
  readonly hasDeliverables: boolean;
  readonly onCheckNow: () => void;
  readonly onStartAnother: () => void;
  /** Returns to the form with all entered values. */
  readonly onChange: () => void;
  readonly onReviewNewPrice: () => void;
  readonly onSettle: (ending: 'delivered' | 'refused') => void;
}

type Failed = Extract<TrackerState, { step: 'failed' }>;

export const isRefundDue = (state: TrackerState): state is Failed =>
  state.step === 'failed' && state.money === 'refund-due';

/** Actions for the current state. An open purchase can't be repeated. */
export function ResultActions({ state, newPrice, hasDeliverables, ...on }: ResultActionsProps) {
  const words = useText({ purchase }).purchase;
  const startAnother = <Button onClick={on.onStartAnother}>{words.startAnother}</Button>;
  switch (state.step) {
    case 'sending':
      return null;
    case 'processing':
    case 'unknown':
      return (
        <div className={styles.pair}>
          <Button onClick={on.onCheckNow}>{words.checkNow}</Button>
          {startAnother}
        </div>
      );
    case 'needs-review':
      return (
        <div className={styles.pair}>
          <Button onClick={() => on.onSettle('delivered')}>{words.itArrived}</Button>
          <Button onClick={() => on.onSettle('refused')}>{words.itDidNot}</Button>
        </div>
      );
    case 'delivered':
    case 'settled-by-hand':
    case 'ended-elsewhere':
      return (
        <div className={styles.actions}>
          <Button variant={hasDeliverables ? 'secondary' : 'primary'} full onClick={on.onStartAnother}>
            {words.startAnother}
          </Button>
          <Button variant="quiet" full onClick={on.onChange}>
            {words.sameAgain}
          </Button>
        </div>
      );
    case 'failed':
    case 'reversed':
    case 'refused':
      return (
        <div className={styles.actions}>
          {newPrice === null ? (
            // While the refund is due, repeating the purchase is not the primary action.
            <Button variant={isRefundDue(state) ? 'secondary' : 'primary'} full onClick={on.onChange}>
              {words.tryAgain}
            </Button>
          ) : (
            <Button variant="primary" full onClick={on.onReviewNewPrice}>
              {words.reviewNewPrice(formatPrice(newPrice))}
            </Button>
          )}
          {startAnother}
        </div>
      );
  }
}
