/**
 * The first row of the history as a CSV file; another language has its own. Separate from the code that writes the
 * file, so that a page can use the headings without it.
 */
export const csvHeadings = {
  time: 'Time (Lagos)',
  name: 'Name',
  category: 'Category',
  recipient: 'Recipient',
  status: 'Status',
  money: 'Money',
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

/** The identifier of a column, in every language. */
export type CsvColumn = keyof typeof csvHeadings;
