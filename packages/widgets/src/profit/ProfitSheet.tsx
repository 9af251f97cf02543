import {
  formatMoney,
  type Kobo,
  type Profit,
  type ProfitGroup,
  profitCsv,
  type StatementDays,
} from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { profit as section } from '../text/en/profit.ts';
import { small } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { download, signal } from '../ui/icon/glyphs.ts';
import { saveFile } from '../ui/saveFile.ts';
import * as styles from './Profit.css.ts';
import { ProfitTable } from './ProfitTable.tsx';

type ProfitSheetProps = Readonly<{
  profit: Profit;
  by: ProfitGroup;
  days: StatementDays;
  /** The client's clock, ms since 1970. */
  now: number;
  onSetPrices: (() => void) | undefined;
}>;

/** The loaded profit: totals, the number of unpriced sales, and a row per day, product or customer. */
export function ProfitSheet({ profit, by, days, now, onSetPrices }: ProfitSheetProps) {
  const words = useText({ profit: section }).profit;
  const { total, unpriced, rows } = profit;
  const left = unpriced > 0 && <p className={small}>{words.unpriced(unpriced)}</p>;
  if (total.sales === 0)
    return (
      <>
        <EmptyState
          glyph={signal}
          title={words.empty}
          action={onSetPrices && <Button onClick={onSetPrices}>{words.setPrices}</Button>}
        >
          {words.emptyBody}
        </EmptyState>
        {left}
      </>
    );
  const save = () =>
    saveFile(
      document,
      new File([profitCsv(profit, by, words.file)], `profit-${by}-${days.first}-to-${days.last}.csv`, {
        type: 'text/csv;charset=utf-8',
      }),
    );
  const counted = rows.reduce((sum, { sales }) => sum + sales, 0);
  return (
    <div className={styles.sheet}>
      <Totals total={total} />
      <p className={small}>
        {words.countOfSales(total.sales)}. {words.withoutCommission}
      </p>
      {left}
      <div>
        <Button glyph={download} onClick={save}>
          {words.download}
        </Button>
      </div>
      <ProfitTable rows={rows} by={by} now={now} />
      {counted < total.sales && <p className={small}>{words.most(rows.length)}</p>}
    </div>
  );
}

function Totals({ total }: Readonly<{ total: Profit['total'] }>) {
  const words = useText({ profit: section }).profit;
  const figures: readonly (readonly [string, Kobo])[] = [
    [words.earned, total.profit],
    [words.paid, total.paid],
    [words.cost, total.cost],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([name, amount]) => (
        <div key={name} className={styles.cell}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.amount}>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
