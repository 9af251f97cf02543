import type { Oja } from '@oja/widgets';

/** What `oja.js` is loaded with. Give `apiBase`, or `src`, or both. */
export interface LoadOptions {
  /** The https origin of your API (http on localhost): where calls go, and where `oja.js` is looked for. */
  readonly apiBase?: string;
  /** The address of `oja.js`, where it is not the one of the version beside the API. */
  readonly src?: string;
  /** "0.1.0", or "v0" for the newest of its line. This package's own version if left out. */
  readonly version?: string;
  /** Of your Content Security Policy. */
  readonly nonce?: string;
  /** The hash of `oja.js`, from `sri.json` beside it. */
  readonly integrity?: string;
}

/** Defined by the build: this package's version. */
declare const __OJA_VERSION__: string;

/** How long to wait before each further try, in ms: a network that dropped is often back after a second. */
const PAUSES = [1_000, 4_000];
/** A script that was there before us and stays silent for so long, in ms, has failed. */
const PATIENCE = 20_000;

let loading: Promise<Oja> | null = null;

/**
 * Gives `window.Oja`, with the elements defined. `oja.js` is loaded once for a page, whoever asks and however often, and
 * taken as it is where the page's markup has it already. A lost script is asked for three times; then the promise is
 * rejected, and the next call begins anew. On a server, where there is no page, it gives null.
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
  // Another copy of this package, or the page's own markup.
  const present = document.querySelector<HTMLScriptElement>('script[src$="/oja.js"]');
  if (present) {
    await heard(present);
  } else {
    await insertWithRetries(options);
  }
  const oja = findOja();
  if (!oja) throw new Error('oja.js has come, but window.Oja is not its own: rename yours (name-taken).');
  return oja;
}

const findOja = (): Oja | null =>
  typeof window.Oja?.configure === 'function' && window.Oja.version ? window.Oja : null;

async function insertWithRetries(options: LoadOptions): Promise<void> {
  for (const pause of PAUSES) {
    if (await isLoaded(insert(options))) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  if (await isLoaded(insert(options))) return;
  throw new Error(
    `${addressOf(options)} did not come. Look at its address, and at script-src of your policy.`,
  );
}

export function addressOf({ apiBase, src, version = __OJA_VERSION__ }: LoadOptions): string {
  if (src) return src;
  if (!apiBase) throw new TypeError('loadOja: give it apiBase, the origin of your API, or src.');
  return `${apiBase.replace(/\/$/, '')}/embed/${version}/oja.js`;
}

function insert(options: LoadOptions): HTMLScriptElement {
  const { apiBase, nonce, integrity } = options;
  const script = document.createElement('script');
  if (apiBase) script.dataset['apiBase'] = apiBase;
  if (nonce) script.nonce = nonce;
  if (integrity) {
    script.integrity = integrity;
    // Without it the browser may not look at what another origin sent.
    script.crossOrigin = 'anonymous';
  }
  setAddress(script, addressOf(options));
  document.head.append(script);
  return script;
}

/** Under Trusted Types no code may choose the address of a script: there the markup has to. */
function setAddress(script: HTMLScriptElement, address: string): void {
  try {
    script.src = address;
  } catch (cause) {
    throw new Error(
      'Your policy lets no code add scripts (Trusted Types): write the script tag into your HTML.',
      {
        cause,
      },
    );
  }
}

/** Whether it ran. One that did not is taken out, so that another try, or another copy of this package, starts clean. */
const isLoaded = (script: HTMLScriptElement) =>
  new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
  });

/** Waits for a script that somebody else has put into the page. */
const heard = (script: HTMLScriptElement) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${script.src} did not come.`));
    const patience = setTimeout(fail, PATIENCE);
    const end = (settle: () => void) => () => {
      clearTimeout(patience);
      settle();
    };
    script.addEventListener('load', end(resolve), { once: true });
    script.addEventListener('error', end(fail), { once: true });
  });
