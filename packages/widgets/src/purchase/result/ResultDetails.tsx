import { formatDateTime, type Intent, type PursuitState, type ServiceDefinition } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { fieldLabels } from '../../text/en/fieldLabels.ts';
import { kit } from '../../text/en/kit.ts';
import { purchase } from '../../text/en/purchase.ts';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { DescriptionList } from '../../ui/list/DescriptionList.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { saleRows } from '../saleRows.tsx';
import * as styles from './ResultStep.css.ts';

export interface ResultDetailsProps {
  readonly definition: ServiceDefinition;
  readonly state: PursuitState;
  readonly intent: Intent;
  readonly showWallet: boolean;
}

/** "0192a4c7…c41": enough to compare by eye; the copy button gives all of it. */
const shorten = (reference: string) =>
  reference.length > 16 ? `${reference.slice(0, 8)}\u2026${reference.slice(-3)}` : reference;

/** What was sold to whom, and the reference to name to support. */
export function ResultDetails({ definition, state, intent, showWallet }: ResultDetailsProps) {
  const text = useText({ purchase, kit, fieldLabels });
  const { draft, key } = intent;
  const transaction = 'transaction' in state ? state.transaction : null;
  const reference = transaction?.ref ?? key;
  const earned = state.step === 'delivered' ? (transaction?.commission ?? draft.commission) : null;
  const after = showWallet && state.step === 'delivered' ? transaction?.balance?.after : undefined;
  return (
    <DescriptionList
      rows={[
        ...saleRows(definition, draft, text),
        { term: text.purchase.youEarn, value: showWallet && earned ? <Money kobo={earned} /> : null },
        { term: text.purchase.balanceAfter, value: after === undefined ? null : <Money kobo={after} /> },
        { term: text.purchase.time, value: formatDateTime(transaction?.createdAt ?? intent.madeAt) },
        {
          term: text.purchase.reference,
          value: (
            <span className={styles.reference}>
              {shorten(reference)}
              <CopyButton value={reference} words={text.kit} variant="quiet" />
            </span>
          ),
        },
      ]}
    />
  );
}
