import { writeCsv } from '../format/csv.ts';
import { type Kobo, toNaira } from '../format/kobo.ts';
import { lagosStamp } from '../format/stamp.ts';
import type { Transaction } from '../schemas/transaction.ts';
import { formatPhone } from '../validators/phone.ts';

const money = (amount: Kobo | undefined) => (amount === undefined ? '' : toNaira(amount));

/** Spreadsheets take the zero off a number that begins with one: in groups it stays text. */
const grouped = (digits: string) =>
  /^0\d{9}$/.test(digits) ? digits.replace(/\d{4}(?=\d)/g, '$& ') : formatPhone(digits);

/**
 * What each column holds. Tokens and pins are bearer values and are in none: a file is mailed on. Money is a plain
 * decimal in naira.
 */
const columns = {
  time: ({ createdAt }) => lagosStamp(createdAt),
  name: ({ name }) => name,
  category: ({ category }) => category ?? '',
  recipient: ({ recipient = '' }) => (recipient.startsWith('0') ? grouped(recipient) : recipient),
  status: ({ status }) => status,
  type: ({ transactionType }) => transactionType,
  amount: ({ amount }) => money(amount),
  fee: ({ fee }) => money(fee),
  commission: ({ commission }) => money(commission),
  before: ({ balance }) => money(balance?.before),
  after: ({ balance }) => money(balance?.after),
  ref: ({ ref }) => ref,
  reference: ({ reference }) => reference ?? '',
  description: ({ description }) => description,
} satisfies Record<string, (transaction: Transaction) => string>;

export type CsvColumn = keyof typeof columns;

/** The first row; another language brings its own. */
export const csvHeadings: Readonly<Record<CsvColumn, string>> = {
  time: 'Time (Lagos)',
  name: 'Name',
  category: 'Category',
  recipient: 'Recipient',
  status: 'Status',
  type: 'Type',
  amount: 'Amount (NGN)',
  fee: 'Fee (NGN)',
  commission: 'Commission (NGN)',
  before: 'Balance before (NGN)',
  after: 'Balance after (NGN)',
  ref: 'Ref',
  reference: 'Reference',
  description: 'Description',
};

/** The history as a CSV file that is safe to open in a spreadsheet, in the order given; times in Africa/Lagos. */
export function toCsv(
  transactions: readonly Transaction[],
  headings: Readonly<Record<CsvColumn, string>> = csvHeadings,
): string {
  const names = Object.keys(columns) as CsvColumn[];
  const rows = transactions.map((transaction) => names.map((name) => columns[name](transaction)));
  return writeCsv([names.map((name) => headings[name]), ...rows]);
}
