import {
  fieldLabels,
  formatDateTime,
  type Intent,
  moneyStateOf,
  type ServiceDefinition,
  type TrackerState,
} from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { kit } from '../../text/en/kit.ts';
import { purchase } from '../../text/en/purchase.ts';
import { DescriptionList } from '../../ui/display/DescriptionList.tsx';
import { Money } from '../../ui/display/Money.tsx';
import { Reference } from '../../ui/display/Reference.tsx';
import { draftRows } from '../draftRows.tsx';

export interface ResultDetailsProps {
  readonly definition: ServiceDefinition;
  readonly state: TrackerState;
  readonly intent: Intent;
  readonly showWallet: boolean;
}

const isRefunded = (state: TrackerState) => moneyStateOf(state) === 'refunded';

/** Item, recipient and the reference for support. */
export function ResultDetails({ definition, state, intent, showWallet }: ResultDetailsProps) {
  const text = useText({ purchase, fieldLabels, kit });
  const { draft, key } = intent;
  const transaction = 'transaction' in state ? state.transaction : null;
  const reference = transaction?.ref ?? key;
  const earned = state.step === 'delivered' ? (transaction?.commission ?? draft.commission) : null;
  const after = showWallet && state.step === 'delivered' ? transaction?.balance?.after : undefined;
  const refund = isRefunded(state) ? transaction?.refund : undefined;
  const copyable = (term: string, value: string) => <Reference term={term} value={value} words={text.kit} />;
  return (
    <div>
      <DescriptionList
        rows={[
          ...draftRows(definition, draft, text, definition.endedBySale),
          { term: text.purchase.youEarn, value: showWallet && earned ? <Money kobo={earned} /> : null },
          { term: text.purchase.balanceAfter, value: after === undefined ? null : <Money kobo={after} /> },
          { term: text.purchase.refundedAt, value: refund ? formatDateTime(refund.createdAt) : null },
          { term: text.purchase.time, value: formatDateTime(transaction?.createdAt ?? intent.madeAt) },
        ]}
      />
      {refund && copyable(text.purchase.refundRef, refund.ref)}
      {/* The server may have another reference, so none is shown while sending: it would be replaced a moment later. */}
      {state.step !== 'sending' && copyable(text.purchase.reference, reference)}
    </div>
  );
}
