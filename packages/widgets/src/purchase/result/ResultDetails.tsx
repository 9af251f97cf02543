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
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { DescriptionList } from '../../ui/list/DescriptionList.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { draftRows } from '../draftRows.tsx';
import * as styles from './ResultStep.css.ts';

export interface ResultDetailsProps {
  readonly definition: ServiceDefinition;
  readonly state: TrackerState;
  readonly intent: Intent;
  readonly showWallet: boolean;
}

/** "0192a4c7…c41": enough to compare by eye; the copy button gives all of it. */
const shorten = (reference: string) =>
  reference.length > 16 ? `${reference.slice(0, 8)}\u2026${reference.slice(-3)}` : reference;

const isRefunded = (state: TrackerState) => moneyStateOf(state) === 'refunded';

/** A reference with the button that copies all of it. */
function Reference({ value }: Readonly<{ value: string }>) {
  const text = useText({ kit });
  return (
    <span className={styles.reference}>
      {shorten(value)}
      <CopyButton value={value} words={text.kit} variant="quiet" />
    </span>
  );
}

/** What was sold to whom, and the reference to name to support. */
export function ResultDetails({ definition, state, intent, showWallet }: ResultDetailsProps) {
  const text = useText({ purchase, fieldLabels });
  const { draft, key } = intent;
  const transaction = 'transaction' in state ? state.transaction : null;
  const reference = transaction?.ref ?? key;
  const earned = state.step === 'delivered' ? (transaction?.commission ?? draft.commission) : null;
  const after = showWallet && state.step === 'delivered' ? transaction?.balance?.after : undefined;
  const refund = isRefunded(state) ? transaction?.refund : undefined;
  return (
    <DescriptionList
      rows={[
        ...draftRows(definition, draft, text),
        { term: text.purchase.youEarn, value: showWallet && earned ? <Money kobo={earned} /> : null },
        { term: text.purchase.balanceAfter, value: after === undefined ? null : <Money kobo={after} /> },
        { term: text.purchase.refundedAt, value: refund ? formatDateTime(refund.createdAt) : null },
        { term: text.purchase.refundRef, value: refund ? <Reference value={refund.ref} /> : null },
        { term: text.purchase.time, value: formatDateTime(transaction?.createdAt ?? intent.madeAt) },
        {
          term: text.purchase.reference,
          value: <Reference value={reference} />,
        },
      ]}
    />
  );
}
