import { formatDateTime, type Transaction } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { agentSale } from '../../text/en/agentSale.ts';
import { label } from '../../theme/type.css.ts';
import { DescriptionList } from '../../ui/display/DescriptionList.tsx';
import * as styles from './ResultStep.css.ts';

export interface CandidatesProps {
  readonly transactions: readonly Transaction[];
}

/** Transactions of the server that may be a purchase without a final status. The agent compares them and decides. */
export function Candidates({ transactions }: CandidatesProps) {
  const { agentSale: words } = useText({ agentSale });
  if (transactions.length === 0) return null;
  return (
    <div className={styles.candidates}>
      <p className={label}>{words.candidates}</p>
      <DescriptionList
        rows={transactions.map((transaction) => ({
          term: formatDateTime(transaction.createdAt),
          value: `${transaction.ref} · ${transaction.statusWord}`,
        }))}
      />
    </div>
  );
}
