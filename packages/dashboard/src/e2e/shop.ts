import { join } from 'node:path';
import { type Kobo, MINUTE } from '@oja/core';
import { DEMO_AGENT, type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { createContract } from '@oja/reference-api/testing/contract';
import type { Browser, BrowserContext, Page } from 'playwright';
import { closeContexts, openTestBrowser } from '../../../../scripts/testBrowser.mjs';
import { WAIT_TIMEOUT } from '../../../../scripts/tests/limits.ts';
import { signIn } from './agent.ts';
import { type FaultProxy, startFaultProxy } from './faultProxy/faultProxy.ts';

const root = join(import.meta.dirname, '../../../..');
/** The dashboard's build. */
export const built = join(root, 'packages/dashboard/dist');

/**
 * How long the provider leaves a purchase pending, in ms. Long enough for a slow machine; tests call `settle` to end
 * it.
 */
const PENDING_MS = 10 * MINUTE;

/** Support's admin token, which replaces the file that the review command reads. */
export const ADMIN_TOKEN = 'the-admin-token-of-the-tests';

/** A cheap Android phone, as most agents use. */
export const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/**
 * A complete test session: the reference API on a fresh database, the built dashboard, a network that can fail, and a
 * browser.
 */
export interface Shop {
  readonly api: ReferenceApi;
  readonly proxy: FaultProxy;
  readonly browser: Browser;
  /** Messages sent to people, such as a password reset code, newest last. */
  readonly messages: readonly string[];
  /**
   * A new phone that shares nothing with the others. It has no service worker, which would answer a second load instead
   * of the simulated network; set `hasWorker` for tests of the worker.
   */
  newPhone(options?: { readonly hasWorker?: boolean }): Promise<BrowserContext>;
  /** Opens a path of the dashboard on a new phone. */
  open(path: string): Promise<Page>;
  /** Opens a path of the dashboard on a new phone, and signs the demo agent in. */
  enter(path: string): Promise<Page>;
  /** The demo agent's balance in the ledger, in kobo. */
  balance(): Promise<Kobo>;
  /** Advances the API's clock past all pending purchases, and settles them. */
  settle(): Promise<void>;
  /** Throws if a request or an answer did not match `openapi.json`. */
  close(): Promise<void>;
}

export interface ShopOptions {
  /** Seeds the demo agent's 600 transactions, which takes some seconds. By default only agents and plans are seeded. */
  readonly history?: boolean;
  /** How long the provider leaves a purchase pending, in ms. */
  readonly pendingMs?: number;
  /** Maximum that a new device may sell on its first day, in kobo. No limit by default. */
  readonly newDeviceMost?: Kobo;
  /** Lets webhooks reach this machine. */
  readonly webhooksToLoopback?: boolean;
  /** The folder of the dashboard's build. The current build by default. */
  readonly dashboard?: string;
}

/** Removes service workers, as in a browser without them. */
export function withoutWorker(): void {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
}

export async function openShop({
  history = false,
  pendingMs = PENDING_MS,
  newDeviceMost,
  webhooksToLoopback = false,
  dashboard = built,
}: ShopOptions = {}): Promise<Shop> {
  const contract = createContract();
  const told: string[] = [];
  let ahead = 0;
  const seed = history ? 'demo' : 'catalogue';
  const database = await filledDatabase(seed);
  const [api, browser] = await Promise.all([
    startReferenceApi({
      mode: 'demo',
      port: 0,
      adminToken: ADMIN_TOKEN,
      database,
      seed,
      providerDelayMs: pendingMs,
      everyPhoneDelivers: true,
      clock: () => Date.now() + ahead,
      webhooksToLoopback,
      ...(newDeviceMost !== undefined && { newDeviceMost }),
      onExchange: contract.onExchange,
      tell: ({ text }) => told.push(text),
      staticDirs: {
        dashboard,
        embed: join(root, 'packages/widgets/dist/embed'),
      },
    }),
    openTestBrowser(),
  ]);
  const proxy = await startFaultProxy(api.url);
  const newPhone = async ({ hasWorker = false } = {}) => {
    const context = await browser.newContext({ ...phone, baseURL: proxy.url });
    context.setDefaultTimeout(WAIT_TIMEOUT);
    if (!hasWorker) await context.addInitScript(withoutWorker);
    return context;
  };
  const open = async (path: string) => {
    const page = await (await newPhone()).newPage();
    await page.goto(path);
    return page;
  };
  return {
    api,
    proxy,
    browser,
    messages: told,
    newPhone,
    open,
    enter: async (path) => {
      const page = await open(path);
      await signIn(page);
      return page;
    },
    balance: () => api.ledger.balance(DEMO_AGENT.username),
    settle: async () => {
      ahead += pendingMs;
      await api.sweep();
    },
    close: async () => {
      await closeContexts(browser);
      await proxy.close();
      await api.close();
      const mismatches = contract.takeMismatches();
      if (mismatches.length > 0) throw new Error(`Not as openapi.json has it:\n${mismatches.join('\n')}`);
    },
  };
}
