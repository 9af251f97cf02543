import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_API_KEY, type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { freePort } from '@oja/reference-api/testing/freePort';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes } from '../../../packages/widgets/src/embed/codes.ts';
import { eventTable } from '../../../packages/widgets/src/embed/elementTable.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { sectionOf, snippetOf } from './testing/guide.harness.ts';

const SHOP = 'https://shop.example';

const servers = [
  { language: 'js', file: 'server.mjs', command: process.execPath, args: [] },
  { language: 'python', file: 'server.py', command: 'python3', args: [] },
  { language: 'php', file: 'widget-session.php', command: 'php', args: ['-S', '127.0.0.1:PORT'] },
] as const;

const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;

let api: ReferenceApi;
let folder: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oja-guide-'));
  api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: await filledDatabase('catalogue'),
    seed: 'catalogue',
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api?.close();
});
afterEach(() => server?.kill());

/** Runs a server of the guide, and gives how to ask it for a session from an origin. */
async function start({ language, file, command, args }: (typeof servers)[number], apiKey: string) {
  const port = await freePort();
  writeFileSync(join(folder, file), snippetOf(language));
  server = spawn(command, [...args.map((arg) => arg.replace('PORT', String(port))), file], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, OJA_API_BASE: api.url, OJA_API_KEY: apiKey, SHOP, PORT: String(port) },
  });
  const ask = (origin: string) =>
    fetch(`http://127.0.0.1:${port}/widget-session`, { method: 'POST', headers: { Origin: origin } });
  await vi.waitFor(() => ask('https://nobody.example'), { timeout: 30_000, interval: 100 });
  return ask;
}

// A machine without Python or PHP counts its tests as skipped.
describe.each(servers)('the guide’s server in $language', (written) => {
  const has = isThere(written.command);

  it.skipIf(!has)('trades the key for a session, and keeps the key', async () => {
    const ask = await start(written, DEMO_API_KEY);
    const answer = await ask(SHOP);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      token: expect.stringMatching(/^ojw_/),
      expiresAt: expect.any(String),
    });
    expect((await ask('https://evil.example')).status).toBe(403);
  });

  it.skipIf(!has)('says that there is none where the API refuses the key', async () => {
    const ask = await start(written, 'oja_test_unknown');
    expect((await ask(SHOP)).status).toBe(502);
  });
});

describe('the guide says what is so:', () => {
  it('its page is the simplest of the example', () => {
    const page = readFileSync(new URL('../site/simplest.html', import.meta.url), 'utf8');
    expect(snippetOf('html')).toBe(page.replaceAll('{{oja}}', 'https://api.example.ng'));
  });

  it('its events are those of the elements', () => {
    const rows = Object.entries(eventTable).map(
      ([name, { type, says }]) => `| \`${name}\` | \`${/<(.+)>/.exec(type)?.[1]}\` | ${says} |`,
    );
    const written = sectionOf('Events')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(written).toEqual(rows);
  });

  it('its policy is the one of the strictest page', () => {
    expect(snippetOf('http', 'Content Security Policy').trim()).toBe(
      `Content-Security-Policy: ${contentSecurityPolicy('https://api.example.ng')}`,
    );
  });

  it('it has each code of an error once', () => {
    const cells = sectionOf('When something is wrong')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split(' | ')[1] ?? '');
    const written = [...cells.join().matchAll(/`([a-z-]+)`/g)].map(([, code]) => code);
    expect(written.filter((code) => code !== 'code').sort()).toEqual(Object.keys(codes).sort());
  });
});
