import { clampText, countCharacters } from '@oja/core';

/** A piece of a printed response: text, or a secret that is covered until the reader reveals it. */
export type Piece = string | Covered;

export interface Covered {
  readonly covered: string;
  /** Index of the piece in the response. */
  readonly place: number;
}

/** Bearer values: anyone who reads one off a screen can use it. */
const SECRET = /^(?:token|resetToken|kct|pins?|serial|otp|password|secret)$/i;
/** Fields with an API key, which is never shown in full. */
const KEY = /^(?:key|apiKey)$/i;
/** Length from which a text without white space that is `data` itself, or an item of it, counts as a key. */
const LONG = 16;
const SHOWN = 8;

const cut = (text: string) =>
  `${clampText(text, Math.min(SHOWN, Math.floor(countCharacters(text) / 2)))}••••••••`;

type Leaf = string | Pick<Covered, 'covered'>;

function leaf(value: unknown, name: string): Leaf {
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value) ?? 'null';
  const text = String(value);
  const isBare = (name === 'data' || name === '') && text.length >= LONG && !/\s/.test(text);
  if (text !== '' && (KEY.test(name) || isBare)) return JSON.stringify(cut(text));
  return text !== '' && SECRET.test(name) ? { covered: text } : JSON.stringify(value);
}

function print(value: unknown, name: string, pad: string, out: Leaf[]): void {
  if (typeof value !== 'object' || value === null) {
    out.push(leaf(value, name));
    return;
  }
  const isList = Array.isArray(value);
  const entries: (readonly [string, unknown])[] = isList
    ? value.map((one: unknown) => [name, one] as const)
    : Object.entries(value);
  const [open, close] = isList ? '[]' : '{}';
  if (entries.length === 0) {
    out.push(`${open}${close}`);
    return;
  }
  const inner = `${pad}  `;
  out.push(`${open}\n`);
  entries.forEach(([key, one], place) => {
    out.push(isList ? inner : `${inner}${JSON.stringify(key)}: `);
    print(one, key, inner, out);
    out.push(place === entries.length - 1 ? '\n' : ',\n');
  });
  out.push(`${pad}${close}`);
}

/** Prints an answer as indented JSON, with its secrets as covered pieces. Returns other text unchanged. */
export function printAnswer(text: string): readonly Piece[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [text];
  }
  const out: Leaf[] = [];
  print(value, '', '', out);
  // Joins adjacent texts, so that few elements are rendered.
  return out.reduce<Piece[]>((pieces, piece) => {
    const last = pieces.at(-1);
    if (typeof piece !== 'string') pieces.push({ ...piece, place: pieces.length });
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
    return pieces;
  }, []);
}
