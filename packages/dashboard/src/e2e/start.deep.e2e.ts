import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_AGENT, magicNumbers } from '@oja/reference-api';
import { createContract } from '@oja/reference-api/testing/contract';
import { freePort } from '@oja/reference-api/testing/freePort';
import { afterAll, afterEach, expect, it } from 'vitest';

const script = join(import.meta.dirname, '../../../../scripts/start.mjs');
const dataDir = mkdtempSync(join(tmpdir(), 'oja-data-'));

let running: ChildProcess | undefined;

/** Maximum duration of a second start, in ms. */
const WITHIN = 5_000;

const contract = createContract();

afterEach(stop);
afterEach(() => expect(contract.takeMismatches()).toEqual([]));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Stops the server as Ctrl+C does, and waits until it has exited. */
async function stop(): Promise<void> {
  if (running?.exitCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

interface Started {
  readonly printed: string;
  readonly url: string;
  readonly partnerUrl: string;
  /** Time until the addresses were printed, in ms. */
  readonly took: number;
}

/** Runs `npm start` on two free ports, until it reports that it is ready. */
async function start(...options: string[]): Promise<Started> {
  const port = await freePort(2);
  const since = performance.now();
  const env = { ...process.env, PORT: String(port), OJA_DATA_DIR: dataDir };
  const started = spawn(process.execPath, [script, ...options], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = started;
  const printed = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Ctrl+C')) resolve(said);
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    started.on('exit', () => reject(new Error(said)));
  });
  const took = performance.now() - since;
  return { printed, took, url: `http://localhost:${port}`, partnerUrl: `http://localhost:${port + 1}` };
}

/** Calls the API, and checks the exchange against `openapi.json`, because the server runs in another process. */
async function ask(url: string, method: string, token: string, sent?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method, headers, ...(sent !== undefined && { body: sent }) });
  const { status, headers: answered } = answer;
  const body = await answer.clone().text();
  contract.onExchange({ method, url: new URL(url), sent, status, headers: answered, body });
  return answer;
}

async function agentOf(url: string) {
  const base = `${url}/api/v1/agent`;
  const post = (path: string, body: object, token = '') =>
    ask(base + path, 'POST', token, JSON.stringify(body));
  const { username, password } = DEMO_AGENT;
  const { data } = await (await post('/auth/login', { username, password })).json();
  const { token } = data.authorization;
  return {
    buy: (body: object) => post('/services/data/purchase', body, token),
    balance: async (): Promise<string> => {
      const answer = await ask(`${base}/wallet/balance`, 'GET', token);
      return (await answer.json()).data.availableBalance;
    },
  };
}

it('prints the addresses, the demo agent and the magic numbers, and serves all addresses', async () => {
  const { printed, url, partnerUrl } = await start();
  const said = [url, partnerUrl, DEMO_AGENT.username, DEMO_AGENT.password, ...Object.keys(magicNumbers)];
  expect(said.filter((word) => !printed.includes(word))).toEqual([]);
  expect(await (await fetch(url)).text()).toContain('oja-product-name');
  expect(await (await fetch(partnerUrl)).text()).toContain('oja-data-purchase');
  expect(await (await agentOf(url)).balance()).toBe('48250.00');
});

it('keeps the data for a second start, which builds and seeds nothing and takes under 5 s', async () => {
  const first = await start('--reset');
  const agent = await agentOf(first.url);
  const sale = { reference: crypto.randomUUID(), serviceId: 'mtn-data', planId: 'mtn-sme-1gb-30d' };
  const sold = await agent.buy({ ...sale, recipient: '08011111111', expectedPrice: '456.00' });
  expect(sold.status).toBe(201);
  await stop();

  let second = await start();
  expect(second.printed).not.toContain('Building');
  expect(second.took).toBeLessThan(first.took);
  expect(await (await agentOf(second.url)).balance()).toBe('47794.00');
  // The best of three, because another program may have used the machine.
  for (let again = 0; again < 2 && second.took > WITHIN; again += 1) {
    await stop();
    second = await start();
  }
  expect(second.took).toBeLessThan(WITHIN);
});

it('resets the data with --reset', async () => {
  const { url } = await start('--reset');
  expect(await (await agentOf(url)).balance()).toBe('48250.00');
});
