import { formatMoney } from '@oja/core';
import type { RowStep, Tally } from '@oja/core/bulk';
import { useText } from '../../binding/TextProvider.tsx';
import { bulk } from '../../text/en/bulk.ts';
import { formatCount } from '../../text/formatCount.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import * as styles from '../Bulk.css.ts';

const order: readonly RowStep[] = [
  'delivered',
  'sending',
  'held',
  'review',
  'waiting',
  'refund-due',
  'refunded',
  'not-charged',
  'not-sold',
];

/** The number and the amount of purchases in each state. Omits empty states. */
export function TallyTable({ tallies }: Readonly<{ tallies: Readonly<Record<RowStep, Tally>> }>) {
  const words = useText({ bulk }).bulk;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.summary}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {order
          .filter((step) => tallies[step].count > 0)
          .map((step) => (
            <tr key={step} data-step={step}>
              <th scope="row">{words.steps[step]}</th>
              <td>{formatCount(tallies[step].count)}</td>
              <td>{formatMoney(tallies[step].amount)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
