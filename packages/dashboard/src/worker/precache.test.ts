import { describe, expect, it } from 'vitest';
import { createPrecache, type PrecacheFiles } from './precache.ts';

const origin = 'https://shop.example.ng';
const build = (name: string): PrecacheFiles => ({
  version: name,
  files: [`/assets/index-${name}.js`, '/assets/shared.js'],
  first: [`/assets/index-${name}.js`],
  paths: ['/', '/services/data'],
});
const pageOf = (name: string) => `<script src="/assets/index-${name}.js"></script>`;

/** In-memory caches of one device. */
function fakeCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return files;
  };
  const storage = {
    async open(name: string) {
      const files = open(name);
      return { put: async (file: string, response: Response) => void files.set(file, response) };
    },
    async match(file: string, { cacheName }: { cacheName?: string } = {}) {
      const among = cacheName === undefined ? [...all.values()] : [open(cacheName)];
      return among.map((files) => files.get(file)?.clone()).find((found) => found !== undefined);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return storage as unknown as CacheStorage;
}

/** A device, and a server that has one build deployed. */
function createDevice() {
  const caches = fakeCaches();
  const asked: string[] = [];
  let deployed = 'a';
  let isUp = true;
  const send = (async (input: RequestInfo | URL) => {
    const path = typeof input === 'string' ? input : new URL((input as Request).url).pathname;
    asked.push(path);
    if (!isUp) throw new TypeError('Failed to fetch');
    const type = path.startsWith('/assets/') ? 'text/javascript' : 'text/html';
    if (path === '/assets/portal.js')
      return new Response('<html>', { headers: { 'content-type': 'text/html' } });
    return new Response(type === 'text/html' ? pageOf(deployed) : path, {
      headers: { 'content-type': type },
    });
  }) as typeof fetch;
  const shellOf = (name: string) => createPrecache(build(name), caches, send);
  const request = (path: string, init: { method?: string; mode?: string } = {}) =>
    ({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...init }) as Request;
  const navigate = (path: string) => request(path, { mode: 'navigate' });
  return {
    caches,
    asked,
    shellOf,
    request,
    navigate,
    deploy: (name: string) => {
      deployed = name;
    },
    goOffline: () => {
      isUp = false;
    },
  };
}

/** The text of the worker's answer; `null` if it does not handle the request. */
async function said(shell: ReturnType<typeof createPrecache>, request: Request): Promise<string | null> {
  const later: Promise<unknown>[] = [];
  const answer = shell.answer(request, (work) => void later.push(work), origin);
  const text = answer && (await (await answer).text());
  await Promise.all(later);
  return text;
}

describe('the app’s files', () => {
  it('are served without a network: the page and its scripts', async () => {
    const { shellOf, navigate, request, goOffline } = createDevice();
    const shell = shellOf('a');
    await shell.install();
    goOffline();
    expect(await said(shell, navigate('/services/data?x=1'))).toBe(pageOf('a'));
    expect(await said(shell, request('/assets/index-a.js'))).toBe('/assets/index-a.js');
  });

  it.each([
    ['a call of the API', '/api/v1/agent/wallet/balance', {}],
    ['a purchase', '/api/v1/agent/services/data/purchase', { method: 'POST' }],
    ['a form that is sent', '/', { method: 'POST', mode: 'navigate' }],
    ['another origin', 'https://api.example.ng/assets/x.js', {}],
    ['a page that is not of the app', '/checkout/OJA-1', { mode: 'navigate' }],
    ['a file without a hash', '/openapi.json', {}],
  ])('do not include %s', async (_, path, init) => {
    const { shellOf, request } = createDevice();
    const shell = shellOf('a');
    await shell.install();
    expect(await said(shell, request(path, init))).toBeNull();
  });

  it('are cached on first use', async () => {
    const { shellOf, request, goOffline } = createDevice();
    const shell = shellOf('a');
    await said(shell, request('/assets/pcm.js'));
    goOffline();
    expect(await said(shell, request('/assets/pcm.js'))).toBe('/assets/pcm.js');
  });

  it('never include a page in place of a script', async () => {
    const { shellOf, request, caches } = createDevice();
    await said(shellOf('a'), request('/assets/portal.js'));
    expect(await caches.match('/assets/portal.js')).toBeUndefined();
  });
});

describe('a new version', () => {
  it('is used at the next start, and reuses unchanged files', async () => {
    const { shellOf, navigate, request, deploy, asked, goOffline } = createDevice();
    const [old, next] = [shellOf('a'), shellOf('b')];
    await old.install();
    deploy('b');
    asked.length = 0;
    await next.install();
    expect(asked).toEqual(['/assets/index-b.js', '/']);
    goOffline();
    // The older worker is still active.
    expect(await said(old, navigate('/'))).toBe(pageOf('b'));
    expect(await said(old, request('/assets/index-a.js'))).toBe('/assets/index-a.js');
    expect(await said(old, request('/assets/index-b.js'))).toBe('/assets/index-b.js');
    await next.forgetOlder();
    expect(await said(next, request('/assets/shared.js'))).toBe('/assets/shared.js');
  });

  it('is not installed while the server still has the old page', async () => {
    const { shellOf, navigate } = createDevice();
    const old = shellOf('a');
    await old.install();
    await expect(shellOf('b').install()).rejects.toThrow('another version');
    expect(await said(old, navigate('/'))).toBe(pageOf('a'));
  });

  it('does not replace an older worker’s page while the new files are not cached', async () => {
    const { shellOf, navigate, deploy } = createDevice();
    const shell = shellOf('a');
    await shell.install();
    deploy('b');
    expect(await said(shell, navigate('/'))).toBe(pageOf('a'));
    expect(await said(shell, navigate('/'))).toBe(pageOf('a'));
  });
});
