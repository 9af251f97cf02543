import { asText, type Cell, writeCsv } from '../../format/csv.ts';
import { lagosStamp } from '../../format/date.ts';
import { type Kobo, toNaira } from '../../money/kobo.ts';
import { linkRefunds } from '../../transaction/linkRefunds.ts';
import {
  type CreditOutcome,
  type FailedPurchases,
  type MoneyState,
  outcomeOf,
  type TransactionOutcome,
} from '../../transaction/outcome.ts';
import type { Transaction } from '../../transaction/schema.ts';
import { type CsvColumn, csvHeadings } from './csvHeadings.ts';

const money = (amount: Kobo | undefined) => (amount === undefined ? '' : toNaira(amount));

const moneyWords: Readonly<Record<MoneyState, string>> = {
  'not-charged': 'not charged',
  held: 'held',
  charged: 'charged',
  'refund-due': 'money not back yet',
  refunded: 'refunded',
};

const creditWords: Readonly<Record<CreditOutcome['state'], string>> = {
  received: 'received',
  onItsWay: 'on its way',
  failed: 'not received',
};

const moneyWord = (outcome: TransactionOutcome) =>
  outcome.kind === 'purchase' ? moneyWords[outcome.money] : creditWords[outcome.state];

/**
 * The columns of the file. Tokens and pins are left out, because anyone who has them can use them, and people forward
 * the file. Money is a plain decimal in naira.
 */
const columns = {
  time: ({ createdAt }) => lagosStamp(createdAt),
  name: ({ name }) => asText(name),
  category: ({ category }) => asText(category ?? ''),
  recipient: ({ recipient = '' }) => asText(recipient),
  status: ({ status }) => status,
  money: (_, outcome) => moneyWord(outcome),
  type: ({ transactionType }) => asText(transactionType),
  amount: ({ amount }) => money(amount),
  fee: ({ fee }) => money(fee),
  commission: ({ commission }) => money(commission),
  before: ({ balance }) => money(balance?.before),
  after: ({ balance }) => money(balance?.after),
  ref: ({ ref }) => asText(ref),
  reference: ({ reference }) => asText(reference ?? ''),
  description: ({ description }) => asText(description),
} satisfies Record<CsvColumn, (transaction: Transaction, outcome: TransactionOutcome) => Cell>;

/**
 * Returns the history as a CSV file that is safe to open in a spreadsheet, in the given order; times in Africa/Lagos. A
 * refund among `transactions` counts as proof of the refund of its purchase.
 */
export function toCsv(
  transactions: readonly Transaction[],
  headings: Readonly<Record<CsvColumn, string>> = csvHeadings,
  failedPurchases: FailedPurchases = 'unstated',
): string {
  const names = Object.keys(columns) as CsvColumn[];
  const { refundOf } = linkRefunds(transactions);
  const rows = transactions.map((transaction) => {
    const outcome = outcomeOf(transaction, { refund: refundOf(transaction), failedPurchases });
    return names.map((name) => columns[name](transaction, outcome));
  });
  return writeCsv([names.map((name) => headings[name]), ...rows]);
}
