import fc from 'fast-check';

/** What a broken, strange or hostile server puts where something else was expected. */
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

/** Where in a tree something can be changed: the holder and the key. */
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

/** The envelope around `data` with one to four things in it changed. Give `tree` a copy of its own. */
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
