/** The files of one build of the dashboard. */
export interface PrecacheFiles {
  /** Unique for each build. */
  readonly version: string;
  /** The hashed files that are cached at installation. */
  readonly files: readonly string[];
  /** Files that index.html of this build refers to. A page without them is from another version, or not ours. */
  readonly first: readonly string[];
  /** The paths that index.html answers. */
  readonly paths: readonly string[];
}

/** The service worker's logic: caches the dashboard's own files on the device. Never caches an API response. */
export interface Precache {
  /** Caches all files of this version. Rejects if one is unavailable; the browser tries again later. */
  install(): Promise<void>;
  /** Deletes the cached files of all other versions. */
  forgetOlder(): Promise<void>;
  /** Answers a request for a page or a hashed file; `null` for all others, which the worker leaves alone. */
  answer(
    request: Request,
    waitUntil: (work: Promise<unknown>) => void,
    home?: string,
  ): Promise<Response> | null;
}

const PREFIX = 'oja-files-';
/** Holds a single page: index.html of the newest version whose files are all cached. */
const PAGE_CACHE = 'oja-page';
const PAGE = '/';

/** A server returns an error for a missing file. A proxy in between may return an HTML page instead. */
const isFile = ({ ok, redirected, headers }: Response) =>
  ok && !redirected && !(headers.get('content-type') ?? '').startsWith('text/html');

/** The hashed files of the version whose cache is called `own`. */
function createFiles(own: string, caches: CacheStorage, send: typeof fetch) {
  // A file's name contains its hash, so a copy from any version is valid. `ignoreVary`, because servers may vary by
  // origin.
  const find = (file: string) => caches.match(file, { ignoreVary: true });

  async function load(file: string): Promise<Response> {
    const response = await send(file);
    if (!isFile(response)) throw new TypeError(`${file} can't be had.`);
    await (await caches.open(own)).put(file, response.clone());
    return response;
  }
  return {
    /** Copies a file into this version's cache, from an older version's cache or from the server. */
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

export function createPrecache(
  { version, files, first, paths }: PrecacheFiles,
  caches: CacheStorage,
  send: typeof fetch,
): Precache {
  const own = `${PREFIX}${version}`;
  const hashed = createFiles(own, caches, send);

  /**
   * Fetches and caches index.html. Returns false if the page is another version's. Repeated for each navigation,
   * because an operator may edit its meta tags at any time.
   */
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
      // Last, because each start from here on uses this version. An open tab keeps its own version, whose files stay
      // until it is closed.
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
