import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kobo } from '@oja/core';
import { chromium } from 'playwright';
import { build } from 'vite';
import { type ReferenceApi, startReferenceApi } from '../../examples/reference-api/src/index.ts';
import { baseline, fromSource } from '../../scripts/build/base.ts';
import { at } from '../../scripts/build/paths.ts';
import { chromiumArgs, requireChromium } from '../../scripts/chromium.mjs';
import { signIn } from '../signIn.ts';
import { type Count, counted, nothing, tableOf } from './count.ts';
import { play } from './play.ts';
import { order, type Settings } from './purchaseClient.ts';
import { scenarioOf } from './scenario.ts';
import { startShopServer } from './shopServer.ts';

// One purchase on a page that reloads or crashes: Oja core compared with TanStack Query's persisted mutations. See
// bench/README.md.
const SCENARIOS = Number(process.env['BENCH_SCENARIOS'] ?? 100);
const WORKERS = Number(process.env['BENCH_WORKERS'] ?? 4);
/** Measures only the clients whose name contains this text. */
const CLIENTS = process.env['BENCH_CLIENTS'] ?? '';
/** Prints each scenario that did not end right. */
const TELLS = process.env['BENCH_TELL'] === '1';

type Client = Omit<Settings, 'token' | 'dedupe'>;
const clients: Readonly<Record<string, Client>> = {
  'Oja core': { client: 'oja', reference: true, continued: false },
  'TanStack, as in its guide': { client: 'tanstack', reference: false, continued: false },
  'TanStack, with a reference': { client: 'tanstack', reference: true, continued: false },
  'TanStack, reference, continued by hand': { client: 'tanstack', reference: true, continued: true },
};

async function buildPages(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'oja-crash-'));
  await build({
    ...fromSource(),
    configFile: false,
    root: at('bench/crash'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: baseline },
  });
  return outDir;
}

const pages = await buildPages();
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
const api: ReferenceApi = await startReferenceApi({
  mode: 'demo',
  port: 0,
  database: 'memory://',
  seed: 'catalogue',
  rateLimit: { requests: 1_000_000, windowMs: 60_000 },
});
await api.ledger.setPrice(order.planId, kobo(100));
const { token } = await signIn(api.url);

async function playOne(seed: number, client: Client, dedupe: boolean): Promise<Count> {
  const scenario = scenarioOf(seed);
  const server = await startShopServer({ api: api.url, pages, scenario, dedupe });
  try {
    const settings = { ...client, token, dedupe: dedupe ? 'supported' : 'none' } as const;
    const word = await play(browser, server.url, scenario, settings);
    let debits = 0;
    for (const reference of server.references) debits += (await api.ledger.debits(reference)).length;
    const count = counted(word, debits);
    if (TELLS && count.right === 0) console.log(JSON.stringify({ word, debits, scenario }));
    return count;
  } finally {
    await server.close();
  }
}

async function playAll(client: Client, dedupe: boolean): Promise<Count> {
  const seeds = Array.from({ length: SCENARIOS }, (_, index) => index + 1);
  const counts: Count[] = [];
  const worker = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
      counts.push(await playOne(seed, client, dedupe));
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return counts.reduce((sum, one) => sum.plus(one), nothing);
}

try {
  for (const dedupe of [true, false]) {
    console.log(
      `\nServer that pays ${dedupe ? 'once for a reference' : 'every copy'}, ${SCENARIOS} scenarios each`,
    );
    const rows: [string, Count][] = [];
    for (const [name, client] of Object.entries(clients).filter(([each]) => each.includes(CLIENTS)))
      rows.push([name, await playAll(client, dedupe)]);
    console.log(tableOf(rows));
  }
} finally {
  await browser.close();
  await api.close();
  rmSync(pages, { recursive: true, force: true });
}
process.exit();
