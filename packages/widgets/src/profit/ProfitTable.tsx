import { formatDay, formatMoney, formatPhone, noonOf, type ProfitGroup, type ProfitRow } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { profit } from '../text/en/profit.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './Profit.css.ts';

type ProfitTableProps = Readonly<{ rows: readonly ProfitRow[]; by: ProfitGroup; now: number }>;

const numberOf = (recipient: string) => (recipient.startsWith('0') ? formatPhone(recipient) : recipient);

/** The title of a row: a day, a product, or a customer's saved name or else number. */
function titleOf({ day, name, recipient }: ProfitRow, now: number): string {
  if (day) return formatDay(noonOf(day), now);
  return name || (recipient ? numberOf(recipient) : '');
}

/** A row per day, product or customer, with the number of sales, the price paid and the profit. */
export function ProfitTable({ rows, by, now }: ProfitTableProps) {
  const words = useText({ profit }).profit;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.table(words.groups[by])}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.groups[by]}</th>
          <th scope="col">{words.paid}</th>
          <th scope="col">{words.earned}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.day} ${row.category} ${row.name} ${row.recipient}`}>
            <th scope="row">
              <span className={styles.name}>{titleOf(row, now)}</span>
              <span className={styles.about}>
                {row.name && row.recipient ? `${numberOf(row.recipient)} · ` : ''}
                {words.countOfSales(row.sales)}
              </span>
            </th>
            <td>{formatMoney(row.paid)}</td>
            <td data-loss={row.profit < 0 || undefined}>{formatMoney(row.profit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
