import { readApiBase } from '@oja/core';

/** The API base: known, refused (as written), or not set yet (`null`). */
export type ApiBase =
  | { readonly base: string; readonly refused?: never }
  | { readonly refused: string; readonly base?: never }
  | null;

/** Parses an API base by core's rules. An empty value, which a dashboard may have, counts as not set here. */
export function readBase(raw: string | null | undefined, allowed: readonly string[] | undefined): ApiBase {
  const base = readApiBase(raw ?? '', allowed);
  if (base === null) return { refused: String(raw) };
  return base ? { base } : null;
}

/**
 * The running script, read with the native getter: an `<img name="currentScript">` in the page's markup would shadow
 * `document.currentScript`.
 */
export function runningScript(page: Document): HTMLScriptElement | null {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;
  const script: unknown = getter?.call(page);
  return script instanceof HTMLScriptElement ? script : null;
}
