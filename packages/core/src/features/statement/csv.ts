import { asText, writeCsv } from '../../format/csv.ts';
import { lagosStamp } from '../../format/date.ts';
import { toNaira } from '../../money/kobo.ts';
import type { Statement } from './store.ts';

/** The headings of a statement as a CSV file; another language has its own. */
export const statementHeadings = {
  time: 'Time (Lagos)',
  name: 'Description',
  recipient: 'Recipient',
  ref: 'Ref',
  in: 'Money in (NGN)',
  out: 'Money out (NGN)',
  balance: 'Balance (NGN)',
  opening: 'Opening balance',
  closing: 'Closing balance',
};
export type StatementHeadings = Readonly<Record<keyof typeof statementHeadings, string>>;

/**
 * A statement as a CSV file that is safe to open in a spreadsheet: the opening balance, a row for each movement, and
 * the closing balance. Money is a plain decimal in naira.
 */
export function statementCsv(
  { first, last, opening, closing, movements }: Statement,
  words: StatementHeadings = statementHeadings,
): string {
  const { time, name, recipient, ref, in: moneyIn, out, balance } = words;
  const rows = movements.map((movement) => {
    const amount = toNaira(movement.amount);
    const [credit, debit] = movement.direction === 'in' ? [amount, ''] : ['', amount];
    const said = [movement.name, movement.recipient ?? '', movement.ref].map(asText);
    return [lagosStamp(movement.createdAt), ...said, credit, debit, toNaira(movement.balance)];
  });
  return writeCsv([
    [time, name, recipient, ref, moneyIn, out, balance],
    [first, words.opening, '', '', '', '', toNaira(opening)],
    ...rows,
    [last, words.closing, '', '', '', '', toNaira(closing)],
  ]);
}
