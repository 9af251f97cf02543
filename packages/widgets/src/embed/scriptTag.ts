import { readApiBase } from '@oja/core';

/** Where calls go: known, refused (as it was written), or not given yet (`null`). */
export type ApiBase =
  | { readonly base: string; readonly refused?: never }
  | { readonly refused: string; readonly base?: never }
  | null;

/** Reads an API base by core's rules; the empty text, which a dashboard may have, says nothing here. */
export function readBase(raw: string | null | undefined, allowed: readonly string[] | undefined): ApiBase {
  const base = readApiBase(raw ?? '', allowed);
  if (base === null) return { refused: String(raw) };
  return base ? { base } : null;
}

/**
 * The script that is running, as the browser knows it. Not `document.currentScript`: an `<img name="currentScript">`
 * in the page's markup would shadow it.
 */
export function runningScript(page: Document): HTMLScriptElement | null {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;
  const script: unknown = getter?.call(page);
  return script instanceof HTMLScriptElement ? script : null;
}
