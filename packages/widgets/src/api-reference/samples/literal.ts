import type { Json } from '@oja/core/openapi';

/** How a language writes JSON values. */
export interface Grammar {
  readonly text: (value: string) => string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly list: readonly [open: string, close: string];
  readonly record: readonly [open: string, close: string];
  /** Separator between a key and its value. */
  readonly arrow: string;
  readonly indent: string;
  readonly key?: (name: string) => string;
}

/** Writes a JSON value as a literal, with each entry on its own line. */
export function literal(value: Json | undefined, grammar: Grammar, depth = 0): string {
  if (value === null || value === undefined) return grammar.nothing;
  if (typeof value === 'string') return grammar.text(value);
  if (typeof value === 'boolean') return value ? grammar.yes : grammar.no;
  if (typeof value === 'number') return String(value);
  const within = (one: Json) => literal(one, grammar, depth + 1);
  const key = grammar.key ?? grammar.text;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map(within)
    : Object.entries(value).map(([name, one]) => `${key(name)}${grammar.arrow}${within(one)}`);
  const [open, close] = isList ? grammar.list : grammar.record;
  if (entries.length === 0) return open + close;
  const pad = grammar.indent.repeat(depth + 1);
  return `${open}\n${entries.map((entry) => `${pad}${entry},\n`).join('')}${grammar.indent.repeat(depth)}${close}`;
}
