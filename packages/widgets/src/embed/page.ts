import type { ProvidedToken } from '@oja/core';
import type { OjaTheme, Scheme } from '../theme/OjaTheme.ts';
import { type ApiBase, readBase } from './scriptTag.ts';

/** Requests a widget session from your server: a short-lived token and its end (ms since 1970, or RFC 3339). */
export type GetToken = () => Promise<ProvidedToken>;

/** The settings of one element or, with `Oja.configure`, of all elements. */
export interface ElementSettings {
  readonly getToken?: GetToken;
  /** Your own id for the visitor, at most 64 characters. An open purchase is resumed only for the same id. */
  readonly account?: string;
  /**
   * A theme, or only its `scheme`. Each value is checked. An attribute (`theme`, `accent` …) takes precedence over it.
   */
  readonly theme?: OjaTheme | Scheme;
}

/** The settings for `Oja.configure`. Each key may come in a separate call; the last value counts. */
export interface PageSettings extends ElementSettings {
  /** Used if the script tag has no `data-api-base`. The first value counts; `Oja.doctor()` prints it. */
  readonly apiBase?: string;
}

/** `window.Oja`. */
export interface Oja {
  /** The version of the loaded embed: "0.1.0". */
  readonly version: string;
  /** Throws a TypeError for a value of the wrong kind, so that a mistake shows at once. */
  configure(settings: PageSettings): void;
  /** Looks for faults of the embed and prints the findings on the console. */
  doctor(): Promise<void>;
}

/** The settings that all elements of a page read. */
export interface Page {
  readonly apiBase: ApiBase;
  readonly settings: PageSettings;
  configure(given: PageSettings): void;
  /** Called after each change. */
  readonly listeners: Set<() => void>;
}

const isText = (value: unknown) => typeof value === 'string';

/** Whether a setting has the right type. */
export const accepts: Readonly<Record<keyof PageSettings, (value: unknown) => boolean>> = {
  getToken: (value) => typeof value === 'function',
  account: (value) => isText(value) && /^.{1,64}$/s.test(value as string),
  theme: (value) => isText(value) || typeof value === 'object',
  apiBase: isText,
};

export function createPage(given: string | null | undefined, allowed: readonly string[] | undefined): Page {
  const page: { -readonly [K in keyof Page]: Page[K] } = {
    listeners: new Set(),
    apiBase: readBase(given, allowed),
    settings: {},
    configure(given) {
      // Reads own properties only, key by key, so that nothing from a page's prototypes gets in.
      const next: Record<string, unknown> & PageSettings = { __proto__: null, ...page.settings };
      for (const [key, isRight] of Object.entries(accepts)) {
        if (!Object.getOwnPropertyDescriptor(given, key)) continue;
        const value = given[key as keyof PageSettings];
        if (!isRight(value)) throw new TypeError(`Oja.configure: invalid ${key}`);
        next[key] = value;
      }
      page.settings = next;
      page.apiBase ??= readBase(next.apiBase, allowed);
      for (const listener of page.listeners) listener();
    },
  };
  return page;
}
