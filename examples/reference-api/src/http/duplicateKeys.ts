// A string, with the colon that makes it a key; or a brace. The text is known to be valid JSON.
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g;

/**
 * True when an object in this valid JSON names a field twice. `JSON.parse` silently takes the last one, whatever stands
 * in front of us may have taken the first: two readings of one purchase.
 */
export function hasDuplicateKeys(json: string): boolean {
  const open: Set<string>[] = [];
  for (const [token, text, colon] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon !== undefined && text !== undefined && !isNew(open.at(-1), JSON.parse(text))) return true;
  }
  return false;
}

function isNew(keys: Set<string> | undefined, key: string): boolean {
  if (keys?.has(key)) return false;
  keys?.add(key);
  return true;
}
