import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeKey } from './keyForTests.helper.ts';

const script = fileURLToPath(new URL('sellWithKey.ts', import.meta.url));
let api: ReferenceApi;

beforeAll(async () => {
  const database = await filledDatabase('catalogue');
  api = await startReferenceApi({ mode: 'demo', port: 0, database, seed: 'catalogue' });
});
afterAll(() => api.close());

const run = (OJA_API_KEY: string, words = ['08011111111', 'mtn-data', 'mtn-sme-1gb-30d']) =>
  promisify(execFile)(process.execPath, ['--conditions=oja-source', script, ...words], {
    env: { ...process.env, OJA_API: api.url, OJA_API_KEY },
  });

it('sells data with a key whose only scope is `purchase:data`', async () => {
  const { stdout } = await run(await makeKey(api.url, { scopes: ['purchase:data'] }));
  expect(stdout).toBe('delivered: 1 GB for 08011111111, ₦456.00 charged\n');
});

it('refuses a sale over the limit of the key, and charges nothing', async () => {
  const key = await makeKey(api.url, { scopes: ['purchase:data'], maxPerSale: '455.00' });
  const { stdout } = await run(key);
  expect(stdout).toBe('refused: 1 GB for 08011111111, ₦456.00 not-charged\n');
});
