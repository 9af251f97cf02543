import type { BulkLine } from './parseLines.ts';

/** What one line says, before it is known what is sold. */
export interface LineWords {
  /** As it was written: the form's own field reads it. Empty where there is none. */
  readonly recipient: string;
  /** What is bought, in lower case: names, sizes ("1gb"), days ("30d"). Figures by themselves are in `figures`. */
  readonly words: readonly string[];
  /** Bare figures: an amount, a quantity or a price. */
  readonly figures: readonly string[];
  readonly amount: string | null;
  readonly quantity: string | null;
}

const NUMERIC = /^\+?[\d().\-/]+$/;
/** No amount has as many digits, and every number of a customer has at least these. */
const LONG = 9;
const digitsIn = (token: string) => token.replace(/\D/g, '').length;

/** Where the customer's number stands among the tokens: one long one, or groups of digits beside each other. */
function findRecipient(tokens: readonly string[]): readonly [from: number, until: number] {
  const long = tokens.findIndex((token) => NUMERIC.test(token) && digitsIn(token) >= LONG);
  if (long >= 0) return [long, long + 1];
  const from = tokens.findIndex((token) => NUMERIC.test(token) && digitsIn(token) >= 3);
  if (from < 0) return [0, 0];
  let until = from;
  let digits = 0;
  while (until < tokens.length && digits <= LONG && NUMERIC.test(tokens[until] ?? '')) {
    digits += digitsIn(tokens[until] ?? '');
    until += 1;
  }
  if (digits > LONG) return [from, until];
  // Too short for any number: still the number that was meant, and its field says what is missing.
  return digitsIn(tokens[from] ?? '') >= 6 || from === 0 ? [from, from + 1] : [0, 0];
}

const FIGURE = /^(?:₦|ngn|n)?\d+(?:\.\d{1,2})?$/;
const bareFigure = (token: string) => token.replace(/^(?:₦|ngn|n)/, '');

const units: Readonly<Record<string, string>> = {
  gb: 'gb',
  gig: 'gb',
  gigs: 'gb',
  mb: 'mb',
  tb: 'tb',
  d: 'd',
  day: 'd',
  days: 'd',
  week: 'w',
  weeks: 'w',
  month: 'm',
  months: 'm',
};
const periods: Readonly<Record<string, string>> = { daily: '1d', weekly: '7d', monthly: '30d' };

const inDays = (figure: string, unit: string): string =>
  unit === 'w' ? `${Number(figure) * 7}d` : unit === 'm' ? `${Number(figure) * 30}d` : figure + unit;

/** "1 GB", "1gb" and "1-GB" are "1gb"; "weekly" and "7 days" are "7d". */
export function normaliseWords(text: string): readonly string[] {
  const found = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)(gb|gig|gigs|mb|tb|d|days?|weeks?|months?)(?![a-z])/g, '$1 $2')
    .split(/[^a-z0-9.₦]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
  const words: string[] = [];
  for (const word of found) {
    const before = words.at(-1) ?? '';
    const unit = Object.hasOwn(units, word) ? units[word] : undefined;
    if (unit !== undefined && /^\d+(?:\.\d+)?$/.test(before)) words[words.length - 1] = inDays(before, unit);
    else words.push((Object.hasOwn(periods, word) ? periods[word] : undefined) ?? word);
  }
  return words;
}

/** Sorts what a line says into the customer's number, the words of the product, and figures. */
export function readLine({ named, cells }: BulkLine): LineWords {
  if (named) {
    const { recipient = '', category = '', service = '', product = '', meterType = '' } = named;
    const words = normaliseWords([category, service, product, meterType].join(' '));
    return sorted(recipient, words, named.amount || null, named.quantity || null);
  }
  const tokens = cells.flatMap((cell) => cell.split(/\s+/)).filter((token) => token !== '');
  const [from, until] = findRecipient(tokens);
  const rest = [...tokens.slice(0, from), ...tokens.slice(until)];
  return sorted(tokens.slice(from, until).join(' '), normaliseWords(rest.join(' ')), null, null);
}

function sorted(
  recipient: string,
  all: readonly string[],
  amount: string | null,
  quantity: string | null,
): LineWords {
  const figures = all.filter((word) => FIGURE.test(word)).map(bareFigure);
  return { recipient, words: all.filter((word) => !FIGURE.test(word)), figures, amount, quantity };
}
