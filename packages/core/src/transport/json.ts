type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/**
 * Writes a body. Not JSON.stringify of the whole: on a partner's page an old library may have given Array or Object a
 * `toJSON`, which would change what is sent. Primitives never meet it. Undefined members are left out.
 */
export function writeJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${writeJson(member)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/** Reads an answer. Throws SyntaxError for anything that is not exactly one JSON value without repeated keys. */
export function readJson(text: string): unknown {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
  const value: unknown = JSON.parse(bare);
  if (repeatsKey(bare)) throw new SyntaxError('A key stands twice in one object');
  return value;
}

/** JSON.parse silently takes the last of two equal keys: {"status":"failed","status":"success"} would be a success. */
function repeatsKey(json: string): boolean {
  const objects: (Set<string> | null)[] = [];
  for (const [token, key] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(null);
    else if (token === '}' || token === ']') objects.pop();
    else if (key !== undefined) {
      const name: string = JSON.parse(key);
      const seen = objects.at(-1);
      if (seen?.has(name)) return true;
      seen?.add(name);
    }
  }
  return false;
}
