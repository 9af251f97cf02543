import fc from 'fast-check';

/** Values of a broken, unusual or hostile server in place of the expected ones. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' ',
    0,
    -1,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '1e400',
    '1,500.00',
    '-5',
    '9'.repeat(40),
    true,
    false,
    [],
    {},
    [[]],
    'success',
    'failed',
    'approved',
    'javascript:alert(1)',
    'https://a@evil.example/',
    '<img src=x onerror=alert(1)>',
    '\u202e\u0000',
    '2026-02-30T00:00:00Z',
    JSON.parse('{"__proto__":{"status":"delivered"}}'),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

type Step = {
  readonly at: number;
  readonly what: 'replace' | 'remove' | 'repeat' | 'wrap';
  readonly by: unknown;
};

/** All places in a tree that can be changed: the holder and the key. */
function places(tree: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (tree === null || typeof tree !== 'object') return [];
  const holder = tree as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...places(holder[key])]);
}

function take({ at, what, by }: Step, root: { body: unknown }): void {
  const all = places(root);
  const { holder, key } = all[at % all.length] ?? { holder: root as Record<string, unknown>, key: 'body' };
  if (what === 'replace') holder[key] = by;
  else if (what === 'wrap') holder[key] = [holder[key]];
  else if (what === 'repeat' && Array.isArray(holder[key]))
    holder[key] = [...holder[key], ...holder[key], by];
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Returns the envelope around a copy of `data` with one to four changes. */
export const mutations = (data: unknown) =>
  fc
    .array(
      fc.record({
        at: fc.nat(10_000),
        what: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'wrap'),
        by: junk,
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((steps) => {
      const root = { body: structuredClone({ message: 'Done', data }) as unknown };
      for (const step of steps) take(step as Step, root);
      return root.body;
    });

/** Numbers and words that a parser can trip over, written over a value in an answer's text. */
const traps = [
  '1e400',
  '-1e400',
  '9007199254740993',
  '0.1',
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '"\\u202e\\u0000\\u200b"',
  '{"__proto__":{"status":"delivered"}}',
  '"<img src=x onerror=alert(1)>"',
  '-0',
  `"${'9'.repeat(400)}"`,
];

/** The position of every value in a JSON text. */
function valuesIn(json: string): [from: number, to: number][] {
  return [...json.matchAll(/(?<=[:[,])(?:"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d[\d.eE+-]*|true|false|null)/g)].map(
    (match) => [match.index, match.index + match[0].length],
  );
}

/** The text of an answer with one change: a value, the end, a character, the surrounding text, or a duplicate key. */
export const textMutations = (json: string) => {
  const values = valuesIn(json);
  const place = fc.nat(Math.max(values.length - 1, 0)).map((index) => values[index] ?? [0, json.length]);
  const at = fc.nat(json.length);
  return fc.oneof(
    fc
      .tuple(place, fc.oneof(fc.constantFrom(...traps), fc.json()))
      .map(([[from, to], value]) => `${json.slice(0, from)}${value}${json.slice(to)}`),
    at.map((end) => json.slice(0, end)),
    fc
      .tuple(at, fc.string({ maxLength: 3 }))
      .map(([i, noise]) => json.slice(0, i) + noise + json.slice(i + 1)),
    fc.constantFrom(`\ufeff${json}`, `${json}${json}`, ` ${json}\n`, `)]}',\n${json}`),
    // Of two equal keys, the last would win.
    fc
      .constantFrom('status', 'data', 'message', '__proto__')
      .map((key) => json.replace(/\}+$/, (end) => `,"${key}":"delivered","${key}":"delivered"${end}`)),
    fc
      .constantFrom('__proto__', 'constructor', 'prototype')
      .map((key) => json.replace('{', `{"${key}":{"status":"delivered","data":{"status":"delivered"}},`)),
  );
};
