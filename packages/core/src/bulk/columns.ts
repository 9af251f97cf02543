import type { Column } from './parseLines.ts';

/** What people call a column, without blanks and marks. A column of any other name is not read. */
const names: Readonly<Record<Column, readonly string[]>> = {
  recipient: [
    'recipient',
    'phone',
    'phonenumber',
    'phoneno',
    'mobile',
    'mobilenumber',
    'number',
    'customer',
    'beneficiary',
    'meter',
    'meternumber',
    'meterno',
    'smartcard',
    'smartcardnumber',
    'iuc',
    'iucnumber',
    'account',
    'accountnumber',
    'profile',
    'profileid',
    'profilecode',
  ],
  category: ['category', 'kind', 'what'],
  service: ['service', 'network', 'operator', 'disco', 'provider', 'biller', 'exam', 'servicename'],
  product: ['product', 'plan', 'package', 'bundle', 'bouquet', 'item', 'planid', 'dataplan', 'size'],
  amount: ['amount', 'value', 'naira', 'amountngn', 'amountnaira', 'amountn'],
  quantity: ['quantity', 'qty', 'howmany', 'pins', 'count'],
  meterType: ['metertype', 'type'],
};

const columnOf = (heading: string): Column | null => {
  const bare = heading.toLowerCase().replace(/[^a-z]/g, '');
  return (Object.keys(names) as Column[]).find((column) => names[column].includes(bare)) ?? null;
};

/** Which column holds what, by a first line that names them; null where it is a line like the others. */
export function findColumns(cells: readonly string[]): readonly (Column | null)[] | null {
  const columns = cells.map(columnOf);
  const isHeading = columns.includes('recipient') && cells.every((cell) => !/\d{4}/.test(cell));
  // The first of two columns of one kind counts.
  return isHeading ? columns.map((column, at) => (columns.indexOf(column) === at ? column : null)) : null;
}
