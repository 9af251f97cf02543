import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { startReferenceApi } from '../start.ts';
import { buy, call, order, signIn } from '../testing/testApi.helper.ts';

const folder = mkdtempSync(join(tmpdir(), 'oja-drain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts the server as an operator runs it, in a child process. */
async function startMain(database: string) {
  const child = spawn(process.execPath, ['--conditions=oja-source', main], {
    env: { ...process.env, PORT: '0', OJA_DATA_DIR: database, OJA_ENV: 'demo', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const url = await vi.waitFor(
    () => {
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (found === undefined) throw new Error(`Not started yet: ${said}`);
      return found;
    },
    { timeout: 150_000, interval: 100 },
  );
  return { child, url };
}

it('answers a slow sale after SIGTERM, and accepts no new sale', async () => {
  const database = join(folder, 'data');
  const { child, url } = await startMain(database);
  const token = await signIn(url);
  // The provider never answers for this recipient, so the server answers at its limit of 8 s.
  const slow = order({ recipient: '08040000300' });
  const answer = buy(url, token, slow);
  const params = { ref: slow.reference };
  const isHeld = async () => expect((await call(url, 'transaction', { token, params })).status).toBe(200);
  await vi.waitFor(isHeld, { timeout: 7_000, interval: 50 });

  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const isEnding = async () => expect((await call(url, 'balance', { token })).status).toBe(503);
  await vi.waitFor(isEnding, { timeout: 5_000, interval: 20 });
  const late = order();
  const refused = await buy(url, token, late);
  expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([503, 'stopping', '5']);
  const came = await answer;
  expect([came.status, came.data.status]).toEqual([202, 'pending']);
  expect((await gone)[0]).toBe(0);

  const api = await startReferenceApi({ mode: 'demo', port: 0, database });
  try {
    expect(await api.ledger.debits(slow.reference)).toEqual([45_600]);
    expect(await api.ledger.debits(late.reference)).toEqual([]);
    expect(await api.ledger.audit()).toEqual([]);
  } finally {
    await api.close();
  }
}, 240_000);
