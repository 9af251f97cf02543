import type { Text } from '../../text/catalogue.ts';
import type { FieldRow, Limit } from '../reading/reference.ts';

type Words = Text['apiReference'];

/** The label of a field's type. An unknown format is shown by its name. */
export function typeText({ types, isList }: FieldRow, { types: named, listOf, or }: Words): string {
  const table: Readonly<Record<string, string>> = named;
  const said = types.map((type) => table[type] ?? type).join(or);
  return isList ? listOf(said) : said;
}

export function limitText(limit: Limit, { limits: words }: Words): string {
  if (limit.kind === 'pattern') return words.pattern(limit.pattern);
  if (limit.kind === 'words') {
    const [first = ''] = limit.words;
    return limit.words.length === 1 ? words.word(first) : words.words(limit.words.join(', '));
  }
  const { least, most, kind } = limit;
  const range = words[kind];
  if (least === null) return range.atMost(most ?? 0);
  if (most === null) return range.atLeast(least);
  if (least === most) return range.exactly(least);
  // "At most 80 characters" says the same as "1 to 80 characters".
  return kind === 'length' && least <= 1 ? range.atMost(most) : range.between(least, most);
}
