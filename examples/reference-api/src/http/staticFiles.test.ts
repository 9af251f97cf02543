import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { apiForTests } from '../testing/testApi.helper.ts';
import { dashboardPolicy } from './securityHeaders.ts';

const folder = mkdtempSync(join(tmpdir(), 'oja-static-'));
const write = (path: string, content: string | Buffer) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const SCRIPT = 'console.log("dashboard")';
write('secret.txt', 'not for anybody');
write('dashboard/index.html', '<title>app</title>');
write('dashboard/login.html', '<title>login</title>');
write('dashboard/assets/index-B3xk9_aQ.js', SCRIPT);
write('dashboard/assets/index-B3xk9_aQ.js.br', brotliCompressSync(SCRIPT));
write('dashboard/assets/icons-abcdefgh.js', SCRIPT);
const HASHES = "'sha256-AAAA=' 'sha256-BBBB='";
write('dashboard/.policy/hashes', `${HASHES}\n`);
write('dashboard/favicon.svg', '<svg/>');
write('dashboard/assets/plans-Bc3d_9Za.json', '{}');
write('dashboard/openapi.json', '{}');
write('embed/0.1.0/sri.json', '{}');
const NOTES = 'of the build alone';
const notes = [
  '.vite/manifest.json',
  '.env',
  'assets/.hidden.js',
  'package.json',
  'sbom.cdx.json',
  'README.md',
  'assets/index-B3xk9_aQ.js.map',
  'notes.html~',
  'dashboard.db',
];
for (const path of notes) {
  write(`dashboard/${path}`, NOTES);
  write(`embed/0.1.0/${path}`, NOTES);
}
write('embed/0.1.0/oja.js', 'loader');
write('embed/0.1.0/oja-data-purchase.js', 'element');
write('embed/0.1.0/frame.html', 'frame');
write('embed/v0/oja.js', 'loader');
write('embed/oja.js', 'loader');
afterAll(() => rmSync(folder, { recursive: true }));

const api = apiForTests({
  staticDirs: { dashboard: join(folder, 'dashboard'), embed: join(folder, 'embed') },
});
const get = (path: string, init?: RequestInit) => fetch(api().url + path, init);

/** Sends the path unchanged: `fetch` would normalise it. */
const rawGet = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const asked = request({ port: api().port, host: '127.0.0.1', path }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    asked.on('error', reject).end();
  });

describe('the dashboard', () => {
  it.each([
    ['/', 'app'],
    ['/user/transactions', 'app'],
    ['/services/data', 'app'],
    ['/login', 'login'],
    ['/login/', 'login'],
  ])('serves %s with its page, under a strict policy, revalidated each time', async (path, title) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, `<title>${title}</title>`]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(dashboardPolicy(HASHES));
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' ${HASHES};`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('allows the inline hashes of a new build as soon as it is published', async () => {
    write('dashboard/.policy/hashes', "'sha256-CCCC='\n");
    const policy = (await get('/')).headers.get('content-security-policy');
    write('dashboard/.policy/hashes', `${HASHES}\n`);
    expect(policy).toBe(dashboardPolicy("'sha256-CCCC='"));
  });

  it('caches hashed files forever and sends them compressed', async () => {
    const response = await get('/assets/index-B3xk9_aQ.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toBe(SCRIPT);
  });

  it('caches a file forever if its hash has only letters', async () => {
    const { headers } = await get('/assets/icons-abcdefgh.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('returns 304 for an unchanged file', async () => {
    const first = await get('/favicon.svg');
    const since = first.headers.get('last-modified') ?? '';
    const again = await get('/favicon.svg', { headers: { 'if-modified-since': since } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(
      (await get('/favicon.svg', { headers: { 'if-modified-since': new Date(0).toUTCString() } })).status,
    ).toBe(200);
  });

  it.each(notes)('does not serve %s, which is not part of the site', async (path) => {
    for (const at of [`/${path}`, `/${path.replace('.', '%2e')}`, `/x/../${path}`, `/embed/0.1.0/${path}`]) {
      expect(await rawGet(at)).not.toContain(NOTES);
      expect((await get(at)).status).toBe(404);
    }
  });

  it.each(['/assets/plans-Bc3d_9Za.json', '/openapi.json', '/embed/0.1.0/sri.json'])(
    'serves the site’s data: %s',
    async (path) => expect(await (await get(path)).text()).toBe('{}'),
  );

  it('returns 404, and never its page, for a missing file and for anything below /api', async () => {
    for (const path of ['/assets/index-gone1234.js', '/missing.png', '/api/v1/agent/nothing', '/api/page']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).not.toContain('html');
    }
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '//secret.txt',
    '/embed/../../secret.txt',
  ])('serves nothing from outside its folder for %s', async (path) =>
    expect(await rawGet(path)).not.toContain('not for anybody'),
  );
});

describe('the embed', () => {
  const forever = 'public, max-age=31536000, immutable';
  it.each([
    ['0.1.0/oja.js', forever],
    ['0.1.0/oja-data-purchase.js', forever],
    ['0.1.0/sri.json', forever],
    ['v0/oja.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['oja.js', 'no-cache'],
  ])('serves %s to any origin, cached for as long as it stays the same', async (file, caching) => {
    const { status, headers } = await get(`/embed/${file}`, {
      headers: { origin: 'https://shop.example' },
    });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe(caching);
  });

  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['http://localhost:8081', 'http://localhost:8081'],
    ['https://shop.example/', "'none'"],
    ['https://shop.example https://evil.example', "'none'"],
    ['https://shop.example;script-src *', "'none'"],
    ['*', "'none'"],
    ['', "'none'"],
  ])('lets only the page that it names frame an element: %s', async (embedder, ancestors) => {
    const { headers } = await get(`/embed/0.1.0/frame.html?embedder=${encodeURIComponent(embedder)}`);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}; require-trusted-types-for 'script'; trusted-types 'none'`,
    );
    expect(headers.get('x-frame-options')).toBeNull();
    // The policy may change even if the page does not.
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('returns 404, and never the dashboard’s page, for a missing file', async () => {
    const response = await get('/embed/0.1.0/gone');
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });
});
