import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { createContract } from '@oja/reference-api/testing/contract';
import { freePort } from '@oja/reference-api/testing/freePort';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, requireChromium } from '../../../../../scripts/chromium.mjs';
import { policyFiles } from '../../../build/firstPage.ts';
import { routes } from '../../routes.tsx';
import { complaintsOfSignIn } from '../complaints.ts';
import { ask, askOverHttp2, described } from './ask.ts';
import { trustingArg } from './certificate.ts';
import { inlineOf } from './inlineOf.ts';
import { publish } from './publish.ts';
import { startCaddy, startNginx, type WebServer } from './servers.ts';

const dashboard = join(import.meta.dirname, '../../../dist');
const screens = [
  ...routes.flatMap(({ paths }) => paths),
  '/no/such/screen',
  '/user/transactions?status=held&q=a.b',
];
const assets = readdirSync(join(dashboard, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));

const types: Readonly<Record<string, RegExp>> = {
  '.js': /^(text|application)\/javascript; charset=utf-8$/,
  '.css': /^text\/css; charset=utf-8$/,
  '.woff2': /^font\/woff2$/,
  '.svg': /^image\/svg\+xml$/,
  '.json': /^application\/json/,
};

let api: Awaited<ReturnType<typeof startReferenceApi>>;
const contract = createContract();
let browser: Browser;
let page: string;
/** Port of a dashboard whose origin differs from the API's. */
let elsewhere: number;

beforeAll(async () => {
  elsewhere = await freePort(2);
  const options = {
    mode: 'demo',
    port: 0,
    database: await filledDatabase('catalogue'),
    seed: 'catalogue',
    onExchange: contract.onExchange,
    staticDirs: { dashboard },
    allowedOrigins: [`https://127.0.0.1:${elsewhere}`, `http://127.0.0.1:${elsewhere}`],
  } as const;
  [api, browser] = await Promise.all([
    startReferenceApi(options),
    requireChromium().then((executablePath) =>
      chromium.launch({ executablePath, args: [...chromiumArgs, trustingArg()] }),
    ),
  ]);
  page = (await ask(api.url, { 'accept-encoding': 'identity' })).body.toString();
});
afterAll(async () => {
  await browser?.close();
  await api?.close();
  expect(contract.takeMismatches()).toEqual([]);
  expect(contract.seen).toContain('login 200');
});

it('documents the policy that is sent', async () => {
  const words = readFileSync(join(import.meta.dirname, '../../../deploy/README.md'), 'utf8').replaceAll(
    /\s+/g,
    ' ',
  );
  const policy = String((await ask(api.url)).headers['content-security-policy']);
  const hashes = policyFiles(inlineOf(page))['hashes']?.trim() ?? '';
  expect(hashes).toMatch(/^'sha256-[^ ]+' 'sha256-[^ ]+'$/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy.split(hashes)).toHaveLength(3);
  expect(words).toContain(`${policy.replaceAll(hashes, '<hashes>')} \`\`\``);
});

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('%s', (_name, start) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await start({ dashboard });
  });
  afterAll(() => server?.close());

  it('answers every screen’s path with index.html, which is revalidated each time', async () => {
    for (const path of screens) {
      const answer = await ask(`${server.url}${path}`);
      expect(described(answer), path).toEqual(described(await ask(`${api.url}${path}`)));
      expect(answer.headers, path).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(brotliDecompressSync(answer.body).toString(), path).toBe(page);
    }
  });

  it('caches every hashed file forever, compressed and with its content type', async () => {
    expect(assets.length).toBeGreaterThan(20);
    for (const name of assets) {
      const answer = await ask(`${server.url}/assets/${name}`);
      expect(answer.status, name).toBe(200);
      expect(answer.headers['cache-control'], name).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type'], name).toMatch(types[extname(name)] ?? /^unknown$/);
      expect(answer.headers['content-encoding'], name).toBe(name.endsWith('.woff2') ? undefined : 'br');
    }
  });

  it('sends the same headers as the reference API for files of every kind', async () => {
    const asset =
      assets.find((name) => /^index-.*\d.*\.js$/.test(name)) ?? assets.find((name) => name.endsWith('.js'));
    for (const path of [
      '/',
      '/index.html',
      '/favicon.svg',
      '/sw.js',
      '/manifest.webmanifest',
      '/icon-192.png',
      '/openapi.json',
      `/assets/${asset}`,
      '/assets/gone-B3xk9_aQ.js',
    ]) {
      for (const encoding of ['gzip, br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const [here, there] = await Promise.all(
          [server.url, api.url].map((at) => ask(`${at}${path}`, headers)),
        );
        expect(here && described(here), `${path} as ${encoding}`).toEqual(there && described(there));
      }
    }
  });

  it('answers a conditional request with 304 and the same policy', async () => {
    const first = await ask(server.url);
    const again = await ask(server.url, { 'if-modified-since': String(first.headers['last-modified']) });
    expect(again.status).toBe(304);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it.each([
    '/assets/gone-B3xk9_aQ.js',
    '/gone.png',
    '/embed/0.1.0/oja.js',
    '/login.html',
    '/api/v1/agent/login',
    '/.vite/manifest.json',
  ])('answers %s with a plain-text 404', async (path) => {
    const { status, headers, body } = await ask(`${server.url}${path}`);
    expect(status).toBe(404);
    expect(body.toString()).toMatch(/^not found$/i);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('does not reveal its version', async () => {
    for (const path of ['/', '/gone.png', '/%'])
      expect((await ask(`${server.url}${path}`)).headers['server'] ?? '', path).not.toMatch(/\d/);
  });

  it('signs an agent in with the API on the same origin, without console messages', async () => {
    const shop = await start({ dashboard, api: api.url });
    try {
      expect(await complaintsOfSignIn(browser, shop.url)).toEqual([]);
      const path = '/api/v1/agent/no-such-call';
      const [here, there] = await Promise.all([shop.url, api.url].map((at) => ask(`${at}${path}`)));
      expect(here && described(here)).toEqual(there && described(there));
    } finally {
      await shop.close();
    }
  });

  it('signs an agent in with the API on another origin, named by the page and its policy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oja-elsewhere-'));
    cpSync(dashboard, join(folder, 'dist'), { recursive: true });
    const edited = page.replace('name="oja-api-base" content=""', `name="oja-api-base" content="${api.url}"`);
    writeFileSync(join(folder, 'dist/index.html'), edited);
    await publish(join(folder, 'dist'), join(folder, 'site'));
    const shop = await start({ dashboard: join(folder, 'site'), connect: api.url, port: elsewhere });
    try {
      expect(await complaintsOfSignIn(browser, shop.url)).toEqual([]);
    } finally {
      await shop.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('nginx over TLS', () => {
  let server: WebServer;
  beforeAll(async () => {
    server = await startNginx({ dashboard, api: api.url });
  });
  afterAll(() => server?.close());

  it('answers over HTTP/2 with the same headers as over HTTP/1.1', async () => {
    const asset = assets.find((name) => name.endsWith('.js'));
    for (const path of ['/', `/assets/${asset}`, '/gone.png', '/api/v1/agent/no-such-call']) {
      const url = `${server.url}${path}`;
      expect(described(await askOverHttp2(url)), path).toEqual(described(await ask(url)));
    }
  });

  it('redirects plain http to https', async () => {
    const plainPort = Number(new URL(server.url).port) + 1;
    const { status, headers } = await ask(`http://127.0.0.1:${plainPort}/user/transactions?status=held`);
    expect(status).toBe(301);
    expect(headers.location).toBe('https://127.0.0.1/user/transactions?status=held');
    expect(headers['server']).toBe('nginx');
  });
});
