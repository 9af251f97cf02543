/**
 * The first row of the history as a file; another language brings its own. Apart from what writes the file, so that a
 * page can have these words without it.
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

/** What a column is called by the code, in every language. */
export type CsvColumn = keyof typeof csvHeadings;
