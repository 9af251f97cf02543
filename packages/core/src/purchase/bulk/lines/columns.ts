/** The kinds of value in a column. */
export type Column =
  | 'recipient'
  | 'category'
  | 'service'
  | 'product'
  | 'amount'
  | 'denomination'
  | 'quantity'
  | 'meterType';

/**
 * The usual headings of a column, lower-case letters only. The first list is unambiguous; a heading of the second may
 * mean something else.
 */
const names: Readonly<Record<Column, readonly [certain: string, other?: string]>> = {
  recipient: [
    `recipient phone phonenumber phoneno phonenumbers mobile mobilenumber mobileno msisdn gsm gsmnumber meter meternumber
     meterno smartcard smartcardnumber smartcardno iuc iucnumber iucno profileid profilecode`,
    'number customer customernumber beneficiary account accountnumber accountno profile',
  ],
  category: ['category', 'kind what'],
  service: ['service network operator disco provider biller exam servicename'],
  product: ['product plan package bundle bouquet planid dataplan productname planname', 'item size'],
  amount: ['amount amountngn amountnaira amountn', 'value naira'],
  denomination: ['denomination denom facevalue cardvalue'],
  quantity: ['quantity qty howmany', 'pins count'],
  meterType: ['metertype', 'type'],
};

const has = (words: string | undefined, bare: string) => words?.split(/\s+/).includes(bare) ?? false;

interface Meaning {
  readonly column: Column;
  readonly isCertain: boolean;
}

function meaningOf(heading: string): Meaning | null {
  const bare = heading.toLowerCase().replace(/[^a-z]/g, '');
  for (const column of Object.keys(names) as Column[]) {
    const [certain, other] = names[column];
    if (has(certain, bare)) return { column, isCertain: true };
    if (has(other, bare)) return { column, isCertain: false };
  }
  return null;
}

/** The columns that a heading names. */
export interface Heading {
  /** One entry for each cell; `null` for a column that is not read. */
  readonly columns: readonly (Column | null)[];
  /** True if two columns may have the same kind of value, such as a phone and a meter number: the agent must choose. */
  readonly isAmbiguous: boolean;
}

/** Parses a heading. Returns `null` if the line names no recipient column, or contains a number itself. */
export function findColumns(cells: readonly string[]): Heading | null {
  if (cells.some((cell) => /\d{4}/.test(cell))) return null;
  const meanings = cells.map(meaningOf);
  const known = meanings.filter((meaning) => meaning !== null);
  if (!known.some(({ column }) => column === 'recipient')) return null;
  const best = (column: Column) => {
    const all = known.filter((meaning) => meaning.column === column);
    const certain = all.filter(({ isCertain }) => isCertain);
    return certain.length > 0 ? certain : all;
  };
  const isMeant = (meaning: Meaning) => best(meaning.column).includes(meaning);
  return {
    columns: meanings.map((meaning) => (meaning && isMeant(meaning) ? meaning.column : null)),
    isAmbiguous: known.some(({ column }) => best(column).length > 1),
  };
}

/** Returns a heading for the columns that `findColumns` can parse. */
export const headingOf = (columns: readonly (Column | null)[]): readonly string[] =>
  columns.map((column) => column ?? 'unused');
