import {
  type Client,
  formatMoney,
  type Intent,
  type Kobo,
  moneyStateOf,
  problemMessages,
  type ServiceDefinition,
  type TrackerState,
} from '@oja/core';
import { useId, useMemo } from 'react';
import { useSignal } from '../../binding/signals.ts';
import { useText } from '../../binding/TextProvider.tsx';
import { useIsOnline } from '../../binding/useIsOnline.ts';
import { useIsSlow } from '../../binding/useIsSlow.ts';
import { money } from '../../text/en/money.ts';
import { purchase } from '../../text/en/purchase.ts';
import { body, heading } from '../../theme/type.css.ts';
import { MoneyBadge } from '../../ui/display/Badge.tsx';
import { checkCircle, circle, clock, crossCircle, returned } from '../../ui/icon/glyphs.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { focusTarget } from '../../ui/layout/screenReader.css.ts';
import type { PurchaseComponents } from '../components.ts';
import { useStepFocus } from '../StepLayout.tsx';
import { RequeryStatus } from './RequeryStatus.tsx';
import { isRefundDue, ResultActions, type ResultActionsProps } from './ResultActions.tsx';
import { ResultDetails } from './ResultDetails.tsx';
import * as styles from './ResultStep.css.ts';
import { type ResultTone, resultMessages } from './resultMessages.ts';

const marks: Readonly<Record<ResultTone, string>> = {
  positive: checkCircle,
  caution: clock,
  critical: crossCircle,
  info: returned,
  muted: circle,
};

export interface ResultStepProps extends Omit<ResultActionsProps, 'state' | 'hasDeliverables'> {
  readonly definition: ServiceDefinition;
  readonly client: Client;
  readonly components: Pick<
    PurchaseComponents,
    | 'Candidates'
    | 'Delivery'
    | 'Sharing'
    | 'SaveCustomer'
    | 'ReportRefund'
    | 'SettlementClock'
    | 'withRefundEvidence'
  >;
  readonly state: TrackerState;
  readonly intent: Intent;
  readonly newPrice: Kobo | null;
  readonly showWallet: boolean;
  /** True if the agent came from another step, and not back to an earlier purchase. */
  readonly takesFocus: boolean;
}

/** Status of a purchase and its money. One card that stays mounted while the status changes. */
export function ResultStep({
  client,
  components: {
    Candidates,
    Delivery,
    Sharing,
    SaveCustomer,
    ReportRefund,
    SettlementClock,
    withRefundEvidence,
  },
  definition,
  state: followed,
  intent,
  newPrice,
  showWallet,
  takesFocus,
  ...actions
}: ResultStepProps) {
  const text = useText({ money, purchase, problems: problemMessages });
  const { data } = useSignal(client.transactions.state);
  const state = useMemo(
    () => (data && withRefundEvidence?.(followed, data.items)) || followed,
    [followed, data, withRefundEvidence],
  );
  const id = useId();
  const isOnline = useIsOnline();
  const isSlow = useIsSlow(state.step === 'sending');
  const hasDeliverables = definition.delivers !== 'directly' && state.step === 'delivered';
  const words = resultMessages(
    state,
    intent,
    { isOnline, isSlow, newPrice, delivers: definition.delivers },
    text,
  );
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.head} role="status">
        <span className={styles.mark[words.tone]}>
          <Icon glyph={marks[words.tone]} size={32} />
        </span>
        <h2
          part="heading"
          ref={useStepFocus(takesFocus)}
          id={id}
          className={`${heading} ${focusTarget}`}
          tabIndex={-1}
        >
          {words.title}
        </h2>
        <p className={styles.money}>
          <span className={styles.amount}>{formatMoney(intent.draft.price)}</span>
          <MoneyBadge state={moneyStateOf(state)} words={text.money} />
        </p>
        <p className={body}>{words.body}</p>
      </div>
      {SettlementClock && (state.step === 'processing' || isRefundDue(state)) && (
        <SettlementClock sale={state.transaction} clock={client.now} />
      )}
      {(state.step === 'processing' || state.step === 'unknown') && (
        <RequeryStatus state={state} clock={client.now} />
      )}
      {state.step === 'needs-review' && Candidates && <Candidates transactions={state.candidates} />}
      {state.step === 'delivered' && Delivery && (
        <Delivery transaction={state.transaction} definition={definition} />
      )}
      {isRefundDue(state) && ReportRefund && showWallet && (
        <ReportRefund client={client} transaction={state.transaction} />
      )}
      <ResultDetails definition={definition} state={state} intent={intent} showWallet={showWallet} />
      {(state.step === 'delivered' || state.step === 'processing') && Sharing && showWallet && (
        <Sharing
          key={state.step}
          client={client}
          transaction={state.transaction}
          isWanted={hasDeliverables}
          isDelivered={state.step === 'delivered'}
        />
      )}
      <ResultActions
        state={state}
        newPrice={newPrice}
        hasDeliverables={hasDeliverables && showWallet}
        {...actions}
      />
      {/* Last, because it loads later and must move nothing. */}
      {(state.step === 'delivered' || state.step === 'processing') && SaveCustomer && showWallet && (
        <SaveCustomer client={client} definition={definition} draft={intent.draft} />
      )}
    </Card>
  );
}
