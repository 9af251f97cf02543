import { DEMO_API_KEY, type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifestOf } from '../../../scripts/build/paths.ts';
import { type PartnerSite, startPartnerSite } from './start.ts';

let api: ReferenceApi;
let shop: PartnerSite;

beforeAll(async () => {
  api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: await filledDatabase('catalogue'),
    seed: 'catalogue',
  });
  shop = await startPartnerSite({ port: 0, apiBase: api.url, apiKey: DEMO_API_KEY });
});
afterAll(async () => {
  await shop?.close();
  await api?.close();
});

const openSession = (origin: string | null, url = shop.url) =>
  fetch(`${url}/widget-session`, { method: 'POST', headers: origin ? { Origin: origin } : {} });

describe('the page', () => {
  test('loads the current version of oja.js', async () => {
    const page = await (await fetch(shop.url)).text();
    const { version } = manifestOf('packages/widgets');
    expect(page).toContain(`src="${api.url}/embed/${version}/oja.js" data-api-base="${api.url}"`);
  });

  test.each(['/', '/simplest', '/themed'])('loads only files of the current version at %s', async (path) => {
    const page = await (await fetch(shop.url + path)).text();
    const { version } = manifestOf('packages/widgets');
    const versions = [...page.matchAll(/\/embed\/([^/]+)\//g)].map(([, found]) => found);
    expect(new Set(versions)).toEqual(new Set([version]));
  });

  test('has a policy that allows scripts and calls only from its own origin and the API, and nothing inline', async () => {
    const policy = (await fetch(shop.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src ${api.url} 'self';`);
    expect(policy).toContain(`connect-src ${api.url} 'self';`);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('does not serve its raw template or the server sources', async () => {
    expect((await fetch(`${shop.url}/index.html`)).status).toBe(404);
    expect((await fetch(`${shop.url}/../src/start.ts`)).status).toBe(404);
  });
});

describe('POST /widget-session', () => {
  test('returns a widget token and its expiry, and nothing else', async () => {
    const response = await openSession(shop.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const session: unknown = await response.json();
    expect(session).toEqual({ token: expect.stringMatching(/^ojw_/), expiresAt: expect.any(String) });
    expect(JSON.stringify(session)).not.toContain(DEMO_API_KEY);
  });

  test.each(['https://evil.example', 'null', null])('returns 403 to a page of %s', async (origin) => {
    expect((await openSession(origin)).status).toBe(403);
  });

  test('returns 502 if the API refuses the key or is unreachable', async () => {
    const strangers = [
      { port: 0, apiBase: api.url, apiKey: 'oja_test_unknown' },
      { port: 0, apiBase: 'http://localhost:9', apiKey: DEMO_API_KEY },
    ];
    for (const options of strangers) {
      const other = await startPartnerSite(options);
      const response = await openSession(other.url, other.url);
      await other.close();
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({ message: 'Could not open a session. Try again.' });
    }
  });
});

describe('POST /csp-report', () => {
  const report = (body: string) => fetch(`${shop.url}/csp-report`, { method: 'POST', body });

  test('stores the violation that a browser reports', async () => {
    await report(
      JSON.stringify({
        'csp-report': {
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://tracker.example/x.js',
          'source-file': `${shop.url}/partner.js`,
        },
      }),
    );
    expect(shop.violations).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://tracker.example/x.js',
        source: `${shop.url}/partner.js`,
      },
    ]);
  });

  test('accepts any body up to 16 KiB, truncates long fields and keeps at most 100 reports', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{"csp-report":7}',
      `{"csp-report":{"blocked-uri":"${'x'.repeat(9000)}"}}`,
    ]) {
      expect((await report(body)).status).toBe(204);
    }
    expect(shop.violations.at(-1)?.blocked.length).toBe(500);
    expect((await report('x'.repeat(20_000))).status).toBe(413);
    for (let sent = 0; sent < 110; sent++) await report('{}');
    expect(shop.violations.length).toBe(100);
  });
});

test('rejects with a plain message if the port is taken', async () => {
  const port = Number(new URL(shop.url).port);
  await expect(startPartnerSite({ port, apiBase: api.url, apiKey: DEMO_API_KEY })).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  );
});
