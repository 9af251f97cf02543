import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from './keyForTests.helper.ts';

const guide = readFileSync(new URL('../../../docs/selling.md', import.meta.url), 'utf8');

/** Returns the guide's only code sample in a language. */
function sampleOf(language: string): string {
  const found = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === language);
  expect(found).toHaveLength(1);
  return found[0]?.[2] ?? '';
}

const samples = [
  { language: 'sh', file: 'sell.sh', command: 'sh', needs: 'curl' },
  { language: 'js', file: 'sell.mjs', command: process.execPath, needs: process.execPath },
  { language: 'python', file: 'sell.py', command: 'python3', needs: 'python3' },
  { language: 'php', file: 'sell.php', command: 'php', needs: 'php' },
] as const;
const isThere = (command: string) => spawnSync(command, ['--version']).status === 0;

let api: ReferenceApi;
let folder: string;
let key: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oja-selling-'));
  const database = await filledDatabase('catalogue');
  api = await startReferenceApi({ mode: 'demo', port: 0, database, seed: 'catalogue' });
  key = await makeKey(api.url, { scopes: ['purchase:data'], maxPerSale: '456.00' });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api?.close();
});

// Skipped if the machine lacks curl, Python or PHP.
describe.each(samples)('the sample in $language', ({ language, file, command, needs }) => {
  const has = isThere(needs);
  const run = async (OJA_API_KEY: string, ORDER_ID: string) => {
    writeFileSync(join(folder, file), sampleOf(language));
    const env = { ...process.env, OJA_API_BASE: api.url, OJA_API_KEY, ORDER_ID, PHONE: '08011111111' };
    return (await promisify(execFile)(command, [file], { cwd: folder, env })).stdout;
  };

  it.skipIf(!has)('sells once if it runs twice with the same order id', async () => {
    const order = crypto.randomUUID();
    expect(await run(key, order)).toMatch(/delivered/);
    expect(await run(key, order)).toMatch(/delivered/);
    expect(await api.ledger.debits(order)).toEqual([45_600]);
  });

  it.skipIf(!has)('prints the reason of a refusal, and charges nothing', async () => {
    const order = crypto.randomUUID();
    const widgetKey = await makeKey(api.url, {});
    expect(await run(widgetKey, order)).toMatch(/This key may not sell data: it lacks the scope/);
    expect(await api.ledger.debits(order)).toEqual([]);
  });
});
