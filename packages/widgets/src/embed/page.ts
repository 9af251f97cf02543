import type { ProvidedToken } from '@oja/core';
import { type ApiBase, readBase, type ScriptTag } from './scriptTag.ts';

/** Asks your server for a widget session: a short-lived token and when it ends (ms since 1970, or ISO 8601). */
export type GetToken = () => Promise<ProvidedToken>;

/** What a page gives to `Oja.configure`. Each key may come in a call of its own; the last one counts. */
export interface PageSettings {
  readonly getToken?: GetToken;
  /** Your own id of the visitor, 64 characters at most: a sale left open is taken up again for the same one only. */
  readonly account?: string;
  /** Only where the script tag has no `data-api-base`, and only once. */
  readonly apiBase?: string;
}

/** `window.Oja`. */
export interface Oja {
  /** Of the embed that this page has loaded: "0.1.0". */
  readonly version: string;
  /** Throws a TypeError for a value of the wrong kind, so that a mistake shows at once. */
  configure(settings: PageSettings): void;
  /** Looks for what is wrong, and prints it on the console. */
  doctor(): Promise<void>;
}

/** The settings that all elements of a page read. */
export interface Page {
  readonly apiBase: ApiBase;
  readonly settings: PageSettings;
  readonly defaults: ScriptTag['defaults'];
  configure(given: PageSettings): void;
  /** Calls back after each change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const LONGEST_ACCOUNT = 64;

const accepts: Readonly<Record<keyof PageSettings, (value: unknown) => boolean>> = {
  getToken: (value) => typeof value === 'function',
  account: (value) => typeof value === 'string' && value !== '' && value.length <= LONGEST_ACCOUNT,
  apiBase: (value) => typeof value === 'string',
};

/** Copies what is known, key by key, from own properties alone: nothing that a page has on its prototypes gets in. */
function copySettings(from: object, onto: PageSettings): PageSettings {
  const copy = Object.assign(Object.create(null), onto);
  for (const [key, isRight] of Object.entries(accepts)) {
    if (!Object.hasOwn(from, key)) continue;
    const value = (from as Record<string, unknown>)[key];
    if (!isRight(value)) throw new TypeError(`Oja.configure: ${key} is not usable.`);
    copy[key] = value;
  }
  return Object.freeze(copy);
}

export function createPage(script: ScriptTag, allowed: readonly string[] | undefined): Page {
  const listeners = new Set<() => void>();
  let settings = copySettings({}, {});
  let apiBase = script.apiBase;
  return {
    get apiBase() {
      return apiBase;
    },
    get settings() {
      return settings;
    },
    defaults: script.defaults,
    configure(given) {
      settings = copySettings(given, settings);
      if (apiBase && Object.hasOwn(given, 'apiBase')) console.warn('Oja: the API base is set already.');
      apiBase ??= readBase(settings.apiBase, allowed);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
