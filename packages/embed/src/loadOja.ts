import type { Oja } from '@oja/widgets';
import { findScript, hasRun } from './presentScript.ts';

/** The options of `loadOja`. Set `apiBase`, `src` or both. */
export interface LoadOptions {
  /** The https origin of your API (http on localhost). Calls go there, and `oja.js` is loaded from there. */
  readonly apiBase?: string;
  /** The address of `oja.js`, if it differs from the default one beside the API. */
  readonly src?: string;
  /** "0.1.0", or "v0" for the newest release of that major version. Defaults to this package's own version. */
  readonly version?: string;
  /** The nonce of your Content Security Policy. */
  readonly nonce?: string;
  /** The integrity hash of `oja.js`, from `sri.json` beside it. */
  readonly integrity?: string;
}

/** Defined by the build: this package's version. */
declare const __OJA_VERSION__: string;

/** Delays before the retries, in ms: a dropped network is often back after a second. */
const PAUSES = [1_000, 4_000];

let loading: Promise<Oja> | null = null;

/**
 * Resolves with `window.Oja` once the elements are defined. Loads `oja.js` once per page, however many callers there
 * are. Uses a script tag in the page's markup, whatever its query and hash: waits for a tag that is still loading, and
 * replaces one that failed. Tries three times, then rejects; the next call starts again. Resolves with `null` on a
 * server.
 */
export async function loadOja(options: LoadOptions): Promise<Oja | null> {
  if (typeof document === 'undefined') return null;
  loading ??= load(options).catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  return loading;
}

async function load(options: LoadOptions): Promise<Oja> {
  const ready = findOja();
  if (ready) return ready;
  await bring(options);
  const oja = findOja();
  if (oja) return oja;
  throw new Error(
    isTaken()
      ? 'oja.js has loaded, but your page has its own window.Oja. Rename it (name-taken).'
      : 'A script has loaded, but it is not oja.js. Check what its address serves.',
  );
}

const findOja = (): Oja | null =>
  typeof window.Oja?.configure === 'function' && window.Oja.version ? window.Oja : null;

/** True if the page has a `window.Oja` that is not ours. */
const isTaken = () => Object.getOwnPropertyDescriptor(window, 'Oja') !== undefined && !findOja();

/**
 * Waits for a script tag from the page's markup, or from another copy of this package, and removes it if it failed.
 * Resolves with `null` if it ran, else with the options for the script that replaces it.
 */
async function takePresent(options: LoadOptions): Promise<LoadOptions | null> {
  let found = options;
  for (let script = findScript(); script; script = findScript()) {
    if ((await hasRun(script)) || isTaken()) return null;
    const apiBase = found.apiBase ?? script.dataset['apiBase'];
    const nonce = found.nonce ?? script.nonce;
    found = { ...found, ...(apiBase && { apiBase }), ...(nonce && { nonce }) };
    script.remove();
  }
  return findOja() ? null : found;
}

async function bring(options: LoadOptions): Promise<void> {
  let missing: LoadOptions | null = options;
  for (const pause of [...PAUSES, null]) {
    missing = await takePresent(missing);
    if (!missing || (await isLoaded(insert(missing)))) return;
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(
    `${addressOf(options)} could not be loaded. Check the address, and script-src in your Content Security Policy.`,
  );
}

export function addressOf({ apiBase, src, version = __OJA_VERSION__ }: LoadOptions): string {
  if (src) return src;
  if (!apiBase) throw new TypeError('loadOja needs apiBase (the origin of your API) or src.');
  return `${apiBase.replace(/\/$/, '')}/embed/${version}/oja.js`;
}

function insert(options: LoadOptions): HTMLScriptElement {
  const { apiBase, nonce, integrity } = options;
  const script = document.createElement('script');
  if (apiBase) script.dataset['apiBase'] = apiBase;
  if (nonce) script.nonce = nonce;
  if (integrity) {
    script.integrity = integrity;
    // A script from another origin can be checked against its hash only with CORS.
    script.crossOrigin = 'anonymous';
  }
  setAddress(script, addressOf(options));
  document.head.append(script);
  return script;
}

/** Throws under Trusted Types, where only markup may set a script's address. */
function setAddress(script: HTMLScriptElement, address: string): void {
  try {
    script.src = address;
  } catch (cause) {
    throw new Error(
      'Your Content Security Policy does not allow code to add scripts (Trusted Types). Write the script tag into your HTML.',
      {
        cause,
      },
    );
  }
}

/**
 * Resolves with true if the script ran. Removes a failed script, so that a retry, or another copy of this package,
 * starts clean.
 */
const isLoaded = (script: HTMLScriptElement) =>
  new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
  });
