import { writeCsv } from '../format/csv.ts';
import { lagosStamp } from '../format/date.ts';
import { type Kobo, toNaira } from '../format/kobo.ts';
import type { Transaction } from '../schemas/transaction.ts';
import { formatPhone } from '../validators/phone.ts';
import { type CsvColumn, csvHeadings } from './csvHeadings.ts';

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
} satisfies Record<CsvColumn, (transaction: Transaction) => string>;

/** The history as a CSV file that is safe to open in a spreadsheet, in the order given; times in Africa/Lagos. */
export function toCsv(
  transactions: readonly Transaction[],
  headings: Readonly<Record<CsvColumn, string>> = csvHeadings,
): string {
  const names = Object.keys(columns) as CsvColumn[];
  const rows = transactions.map((transaction) => names.map((name) => columns[name](transaction)));
  return writeCsv([names.map((name) => headings[name]), ...rows]);
}
