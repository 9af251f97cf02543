import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DEMO_AGENT, startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const script = fileURLToPath(new URL('buyData.ts', import.meta.url));
let api: Awaited<ReturnType<typeof startReferenceApi>>;

beforeAll(async () => {
  api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: await filledDatabase('catalogue'),
    seed: 'catalogue',
  });
});
afterAll(() => api.close());

const run = (words: readonly string[], OJA_PASSWORD: string = DEMO_AGENT.password) =>
  promisify(execFile)(process.execPath, ['--conditions=oja-source', script, ...words], {
    env: { ...process.env, OJA_API: api.url, OJA_USER: DEMO_AGENT.username, OJA_PASSWORD },
  });

it('buys data from Node', async () => {
  const { stdout } = await run(['0801 111 1111', 'mtn-data', 'mtn-sme-1gb-30d']);
  expect(stdout).toBe('delivered: 1 GB for 08011111111, ₦456.00 charged\n');
});

it('prints what is wrong with the order and how to fix it', async () => {
  await expect(run(['0801 111', 'mtn-data', 'no-plan'])).rejects.toThrow(
    'Phone number: 4 digits are missing. Choose the plan.',
  );
});

it('prints why the sign-in failed', async () => {
  await expect(run(['08011111111'], 'not it')).rejects.toThrow(/Error: .*(?:username|password)/i);
});

it('has fewer than 40 lines', () => {
  expect(readFileSync(script, 'utf8').trimEnd().split('\n').length).toBeLessThan(40);
});
