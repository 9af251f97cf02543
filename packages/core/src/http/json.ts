type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/**
 * Writes a request body. JSON.stringify of the whole value would call a `toJSON` that an old library on a partner's
 * page may have added to Array or Object, which would change the body; for primitives it does not. Omits undefined
 * members.
 */
export function writeJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${writeJson(member)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/** Parses an answer. Throws a SyntaxError unless the text is exactly one JSON value without repeated keys. */
export function parseJson(text: string): unknown {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
  const value: unknown = JSON.parse(bare);
  if (hasDuplicateKeys(bare)) throw new SyntaxError('Duplicate key');
  return value;
}

/** Matches a string, with the colon that makes it a key. */
const STRINGS = /"(?:[^"\\]|\\.)*"(?:\s*:)?/g;

/**
 * True if an object in this valid JSON repeats a key: the text then has more keys than the parsed value. `JSON.parse`
 * silently takes the last value, and another parser may take the first: {"status":"failed","status":"success"} would
 * be a success.
 */
export function hasDuplicateKeys(json: string): boolean {
  const strings = json.match(STRINGS) ?? [];
  return strings.filter((string) => string.endsWith(':')).length !== countKeys(JSON.parse(json));
}

/** Counts the keys of all objects in a parsed value. A loop, because a recursion could overflow the stack. */
function countKeys(value: unknown): number {
  const values = [value];
  let keys = 0;
  for (const one of values) {
    if (typeof one !== 'object' || one === null) continue;
    const members: unknown[] = Object.values(one);
    if (!Array.isArray(one)) keys += members.length;
    for (const member of members) values.push(member);
  }
  return keys;
}
