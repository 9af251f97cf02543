import { hasOwn } from '../../../shared/hasOwn.ts';
import { legible, unmarked } from '../../../validators/digits.ts';
import { findRecipient } from './findRecipient.ts';
import type { BulkLine } from './parseLines.ts';
import { joinGroups } from './splitText.ts';

/** The parts of one line, before its product is known. */
export interface LineWords {
  /** The recipient's number as written, which the form's field parses. Empty if the line has none. */
  readonly recipient: string;
  /** The words for the product as written, in lower case. They may include the id of a plan. */
  readonly tokens: readonly string[];
  /** The tokens without figures: names, sizes ("1gb"), days ("30d"). */
  readonly words: readonly string[];
  /** Bare figures: an amount, a quantity or a price. */
  readonly figures: readonly Figure[];
  /** The cell of the column; `null` if the column is missing or its cell is empty. */
  readonly amount: string | null;
  readonly denomination: string | null;
  readonly quantity: string | null;
  /** True if a figure may be two: "5,100" between commas. */
  readonly isJoined: boolean;
  /** True if several runs of digits may be the recipient's number. */
  readonly isAmbiguous: boolean;
  /** The figure as written if it is more than digits, such as "-500" or "50²"; otherwise `null`. */
  readonly oddFigure: string | null;
}

/** A figure without a unit. */
export interface Figure {
  /** The digits without a currency mark: "500", "500.00". */
  readonly text: string;
  /** True if it is marked as money: "₦500". */
  readonly isMoney: boolean;
}

const FIGURE = /^(₦|ngn|n|#)?(\d+(?:\.\d{1,2})?)$/;
/** Negative ("-500", "(500)", "500-"), or less than one naira (".50"). */
const NEGATIVE = /^(?:(?:₦|ngn|n|#)?[-−–—(.]+(?:₦|ngn|n|#)?[\d,.]+\)?|[\d,.]+[-−])$/i;
/** True for a figure whose digits alone are misleading: with a superscript or a fraction, or negative. */
const isOdd = (token: string) => NEGATIVE.test(token) || /\p{No}/u.test(token);

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

/** Normalises words: "1 GB", "1gb" and "1-GB" become "1gb"; "weekly" and "7 days" become "7d". */
export function normaliseWords(text: string): readonly string[] {
  const found = joinGroups(legible(text))
    .toLowerCase()
    // Separates a quantity and a value: "5 x ₦100".
    .replace(/(\d)\s*[x×*]\s*([₦#n]?\d)/g, '$1 $2')
    .replace(/(\d)(gb|gig|gigs|mb|tb|d|days?|weeks?|months?)(?![a-z])/g, '$1 $2')
    .split(/[^a-z0-9.₦#]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
  const words: string[] = [];
  for (const word of found) {
    const before = words.at(-1) ?? '';
    const unit = hasOwn(units, word) ? units[word] : undefined;
    if (unit !== undefined && /^\d+(?:\.\d+)?$/.test(before)) words[words.length - 1] = inDays(before, unit);
    else words.push((hasOwn(periods, word) ? periods[word] : undefined) ?? word);
  }
  return words;
}

const tokensOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => legible(text).split(' ').map(unmarked)).filter((token) => token !== '');

/** Separates tokens into words and figures. */
export function sortTokens(tokens: readonly string[]): Pick<LineWords, 'words' | 'figures'> {
  const all = normaliseWords(tokens.join(' '));
  return {
    words: all.filter((word) => !FIGURE.test(word)),
    figures: all.flatMap((word): Figure[] => {
      const [, mark, text] = FIGURE.exec(word) ?? [];
      return text === undefined ? [] : [{ text, isMoney: mark !== undefined }];
    }),
  };
}

/** Separates a line into the recipient's number, the words of the product, and figures. */
export function readLine({ named, cells, isJoined }: BulkLine): LineWords {
  if (named) {
    const { recipient = '', category = '', service = '', product = '', meterType = '' } = named;
    const { amount, denomination, quantity } = named;
    const tokens = tokensOf([category, service, product, meterType].map((cell) => cell.toLowerCase()));
    return {
      recipient,
      tokens,
      ...sortTokens(tokens),
      amount: amount || null,
      denomination: denomination || null,
      quantity: quantity || null,
      isJoined,
      isAmbiguous: false,
      oddFigure: tokens.find(isOdd) ?? null,
    };
  }
  const cellTokens = cells.map((cell) => tokensOf([cell]));
  const all = cellTokens.flat();
  const found = findRecipient(cellTokens);
  const { from, until } = found ?? { from: 0, until: 0 };
  const tokens = [...all.slice(0, from), ...all.slice(until)].map((token) => token.toLowerCase());
  const recipient = all.slice(from, until).join(' ');
  return {
    recipient,
    tokens,
    ...sortTokens(tokens),
    amount: null,
    denomination: null,
    quantity: null,
    isJoined,
    isAmbiguous: found === null,
    oddFigure: tokens.find(isOdd) ?? null,
  };
}
