import { readApiBase } from '@oja/core';

/** Attributes of every element, and of the script tag as `data-…` for all elements of its page. */
export const themeAttributes = ['theme', 'radius', 'accent', 'font'] as const;

/** Where calls go: known, refused (as it was written), or not given yet (`null`). */
export type ApiBase = { readonly base: string } | { readonly refused: string } | null;

/** The settings on the script tag. */
export interface ScriptTag {
  readonly apiBase: ApiBase;
  /** The theme for all elements of the page, as it was written: `data-theme` and its like. */
  readonly defaults: Readonly<Record<string, string | undefined>>;
}

/** Reads an API base by core's rules; the empty text, which a dashboard may have, says nothing here. */
export function readBase(raw: string | undefined, allowed: readonly string[] | undefined): ApiBase {
  if (!raw?.trim()) return null;
  const base = readApiBase(raw, allowed);
  return base === null ? { refused: raw } : { base };
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

/** `allowed`: the only API bases that this build may use, where it names any. */
export function readScriptTag(script: HTMLScriptElement, allowed: readonly string[] | undefined): ScriptTag {
  const data = (name: string) => script.getAttribute(`data-${name}`) ?? undefined;
  const defaults = Object.create(null) as Record<string, string | undefined>;
  for (const name of themeAttributes) defaults[name] = data(name);
  return { apiBase: readBase(data('api-base'), allowed), defaults };
}
