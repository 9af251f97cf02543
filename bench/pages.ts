import { type Browser, chromium, type Page } from 'playwright';
import { startPartnerSite } from '../examples/partner-site/src/index.ts';
import { DEMO_API_KEY, startReferenceApi } from '../examples/reference-api/src/index.ts';
import { at } from '../scripts/build/paths.ts';
import { chromiumArgs, requireChromium } from '../scripts/chromium.mjs';
import { type Figure, percentile } from './figure.ts';

const RUNS = 7;
/** A cheap phone on a slow network, as Lighthouse draws it: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

/** From the first byte asked until an agent, or a partner's visitor, can begin: each time with an empty cache. */
export async function measurePages(): Promise<Figure[]> {
  const staticDirs = { dashboard: at('packages/dashboard/dist'), embed: at('packages/widgets/dist/embed') };
  const api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: 'memory://',
    seed: 'catalogue',
    staticDirs,
  });
  const partner = await startPartnerSite({ port: 0, apiBase: api.url, apiKey: DEMO_API_KEY });
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
  const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' }).waitFor();
  const form = (page: Page) => page.getByLabel('Phone number').waitFor();
  const figures = [
    await open(browser, 'Dashboard: sign-in ready', `${api.url}/login`, signIn),
    await open(browser, 'Partner page: form ready', partner.url, form),
  ];
  await browser.close();
  await partner.close();
  await api.close();
  return figures;
}

async function open(
  browser: Browser,
  name: string,
  url: string,
  ready: (page: Page) => Promise<void>,
): Promise<Figure> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const since = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await ready(page);
    times.push(performance.now() - since);
    await context.close();
  }
  return { name: `${name}, half of ${RUNS} runs within`, value: percentile(times, 50), unit: 'ms' };
}
