import { asText, type Cell, writeCsv } from '../../format/csv.ts';
import { toNaira } from '../../money/kobo.ts';
import type { Profit, ProfitGroup, ProfitRow } from './schema.ts';

/** The headings of profit as a CSV file; another language has its own. */
export const profitHeadings = {
  day: 'Day',
  product: 'Product',
  customer: 'Customer',
  number: 'Number',
  sales: 'Sales',
  paid: 'Customers paid (NGN)',
  cost: 'Cost (NGN)',
  profit: 'Profit (NGN)',
};
export type ProfitHeadings = Readonly<Record<keyof typeof profitHeadings, string>>;

/** The cells that identify the group of a row, one for each of its columns. */
const cells: Readonly<Record<ProfitGroup, (row: ProfitRow) => readonly Cell[]>> = {
  day: ({ day = '' }) => [day],
  product: ({ name = '' }) => [asText(name)],
  customer: ({ name = '', recipient = '' }) => [asText(name), asText(recipient)],
};

/** Profit as a CSV file that is safe to open in a spreadsheet. Money is a plain decimal in naira. */
export function profitCsv({ rows }: Profit, by: ProfitGroup, words: ProfitHeadings = profitHeadings): string {
  const { sales, paid, cost, profit } = words;
  const of = by === 'customer' ? [words.customer, words.number] : [words[by]];
  return writeCsv([
    [...of, sales, paid, cost, profit],
    ...rows.map((row) => [
      ...cells[by](row),
      String(row.sales),
      toNaira(row.paid),
      toNaira(row.cost),
      toNaira(row.profit),
    ]),
  ]);
}
