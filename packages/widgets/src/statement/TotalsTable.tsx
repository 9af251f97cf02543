import { formatMoney, type StatementTotal } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { formatCount } from '../text/formatCount.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './Statement.css.ts';

type TotalsTableProps = Readonly<{ totals: readonly StatementTotal[]; words: Text['statement'] }>;

const isKnown = (kind: string, kinds: Text['statement']['kinds']): kind is keyof typeof kinds =>
  kind in kinds;

/** The total of each kind of movement. An unknown kind is shown by the server's name. */
export function TotalsTable({ totals, words }: TotalsTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.byKind}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ kind, direction, count, amount }) => (
          <tr key={`${kind} ${direction}`}>
            <th scope="row">{isKnown(kind, words.kinds) ? words.kinds[kind] : kind}</th>
            <td>{formatCount(count)}</td>
            <td>
              {direction === 'in' ? '+' : '−'}
              {formatMoney(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
