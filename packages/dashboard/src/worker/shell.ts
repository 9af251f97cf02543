/** One version of the dashboard, as the build made it. */
export interface ShellFiles {
  /** Differs from build to build. */
  readonly version: string;
  /** The hashed files that are fetched ahead of need. */
  readonly files: readonly string[];
  /** Those of them that index.html names: a page without them is another version's, or not ours. */
  readonly first: readonly string[];
  /** The addresses that index.html answers. */
  readonly paths: readonly string[];
}

/** What the service worker does: the dashboard's own files, kept on the device. No answer of an API is ever in it. */
export interface Shell {
  /** Fetches what this version consists of. Rejects where any of it can't be had: the browser tries again later. */
  install(): Promise<void>;
  /** Deletes the files of every other version. */
  forgetOlder(): Promise<void>;
  /** The answer to a request for the page or a hashed file; `null` for everything else, which the worker never touches. */
  answer(
    request: Request,
    waitUntil: (work: Promise<unknown>) => void,
    home?: string,
  ): Promise<Response> | null;
}

const PREFIX = 'oja-files-';
/** Holds one page: that of the newest version whose files are all there. */
const PAGE_CACHE = 'oja-page';
const PAGE = '/';

/** A server that has no such file says so; one in between may say it with a page. */
const isFile = ({ ok, redirected, headers }: Response) =>
  ok && !redirected && !(headers.get('content-type') ?? '').startsWith('text/html');

/** The hashed files of the version whose cache is `own`. */
function createFiles(own: string, caches: CacheStorage, send: typeof fetch) {
  // A name changes with its content, so that any version's copy is the right one. Servers may vary by origin.
  const find = (file: string) => caches.match(file, { ignoreVary: true });

  async function load(file: string): Promise<Response> {
    const response = await send(file);
    if (!isFile(response)) throw new TypeError(`${file} can't be had.`);
    await (await caches.open(own)).put(file, response.clone());
    return response;
  }
  return {
    /** Into this version's cache, from the server or from an older version's. */
    async take(file: string): Promise<void> {
      const kept = await find(file);
      if (kept) await (await caches.open(own)).put(file, kept);
      else await load(file);
    },
    async answer({ url }: Request): Promise<Response> {
      const { pathname } = new URL(url);
      return (await find(pathname)) ?? load(pathname).catch(() => send(pathname));
    },
  };
}

export function createShell(
  { version, files, first, paths }: ShellFiles,
  caches: CacheStorage,
  send: typeof fetch,
): Shell {
  const own = `${PREFIX}${version}`;
  const hashed = createFiles(own, caches, send);

  /** Fetches index.html; false where it is not this version's. An operator may edit its meta tags at any time. */
  async function renewPage(): Promise<boolean> {
    const response = await send(PAGE, { cache: 'no-cache', redirect: 'error', priority: 'low' });
    const html = response.ok ? await response.clone().text() : '';
    if (!first.every((file) => html.includes(`"${file}"`))) return false;
    await (await caches.open(PAGE_CACHE)).put(PAGE, response);
    return true;
  }

  async function answerPage(request: Request): Promise<Response> {
    return (await caches.match(PAGE, { cacheName: PAGE_CACHE, ignoreVary: true })) ?? send(request);
  }

  return {
    async install() {
      await Promise.all(files.map(hashed.take));
      // Last: from here on each start is of this version. An open tab keeps its own, whose files are there until it is closed.
      if (!(await renewPage())) throw new TypeError('The page is of another version.');
    },
    async forgetOlder() {
      const names = await caches.keys();
      const older = names.filter((name) => name.startsWith(PREFIX) && name !== own);
      await Promise.all(older.map((name) => caches.delete(name)));
    },
    answer(request, waitUntil, home = location.origin) {
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== home) return null;
      if (request.mode === 'navigate') {
        if (!paths.includes(pathname)) return null;
        waitUntil(renewPage().catch(() => false));
        return answerPage(request);
      }
      return pathname.startsWith('/assets/') ? hashed.answer(request) : null;
    },
  };
}
