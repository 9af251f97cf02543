import { kobo } from '@oja/core';
import { startPartnerSite } from '@oja/partner-site';
import { type ReferenceApi, startReferenceApi } from '@oja/reference-api';
import { filledDatabase } from '@oja/reference-api/testing';
import { at } from '../../../../../scripts/build/paths.ts';
import { type Account, ADDRESS_HEADER, addressOf, createApiKey, openAccount } from './accounts.helper.ts';
import { type BrowserName, type Device, startDevice } from './browsers.helper.ts';
import { type DeviceNetwork, startDeviceNetwork } from './network.helper.ts';
import { HASTE } from './pageClock.ts';
import type { Surface } from './schedule.helper.ts';

/** The plan that is bought, at a price so low that no wallet is exhausted. */
const PLAN = 'mtn-sme-1gb-30d';
const PRICE = kobo(10_000);

/** The real API on an embedded database, with a provider sped up like the pages' clocks. */
export async function startApi(): Promise<ReferenceApi> {
  const api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: await filledDatabase('catalogue'),
    seed: 'catalogue',
    providerDelayMs: 15_000 / HASTE,
    answerLimitMs: 8_000 / HASTE,
    rateLimit: { requests: 1_000_000, windowMs: 60_000 },
    addressHeader: ADDRESS_HEADER,
    tell: () => {},
    staticDirs: { dashboard: at('packages/dashboard/dist'), embed: at('packages/widgets/dist/embed') },
  });
  await api.ledger.setPrice(PLAN, PRICE);
  return api;
}

/** The API, and the devices and agents for test workers. */
export interface WorkerResources {
  readonly api: ReferenceApi;
  newAccount(): Promise<Account>;
  /** Takes a device for exclusive use. Return it when the worker ends, unless it may be broken. */
  takeDevice(): Promise<Device>;
  returnDevice(device: Device): void;
  close(): Promise<void>;
}

export async function createWorkerResources(browser: BrowserName): Promise<WorkerResources> {
  const api = await startApi();
  const devices: Device[] = [];
  const free: Device[] = [];
  let accounts = 0;
  return {
    api,
    newAccount() {
      accounts += 1;
      return openAccount(api, accounts);
    },
    async takeDevice() {
      const device = free.pop() ?? (await startDevice(browser));
      if (!devices.includes(device)) devices.push(device);
      return device;
    },
    returnDevice: (device) => free.push(device),
    async close() {
      await Promise.all(devices.map((device) => device.close()));
      await api.close();
    },
  };
}

/** A test worker that plays schedules one after another: a device with its connection to the API, and two agents. */
export interface ScheduleWorker {
  readonly device: Device;
  readonly network: DeviceNetwork;
  readonly account: Account;
  readonly other: Account;
  /** Number of purchases that the agent has made so far; `null` if unknown. */
  soldBefore: number | null;
  /** URL of the form, on the dashboard or on a partner's page. */
  readonly formUrl: string;
  /** `isBroken`: closes the device instead of returning it. */
  close(isBroken: boolean): Promise<void>;
}

/** For the embed, also starts a partner's site that sells for the first agent. */
export async function openWorker(source: WorkerResources, surface: Surface): Promise<ScheduleWorker> {
  const { api } = source;
  const device = await source.takeDevice();
  const [account, other] = [await source.newAccount(), await source.newAccount()];
  const network = await startDeviceNetwork(api.url, { [ADDRESS_HEADER]: addressOf(account.number) });
  const shop = surface === 'embed' ? await openShop(api, network, account) : null;
  return {
    device,
    network,
    account,
    other,
    soldBefore: 0,
    formUrl: shop?.url ?? `${network.url}/services/data`,
    async close(isBroken) {
      if (isBroken) await device.close();
      else source.returnDevice(device);
      await shop?.close();
      await network.close();
    },
  };
}

async function openShop(api: ReferenceApi, { url }: DeviceNetwork, account: Account) {
  return startPartnerSite({ port: 0, apiBase: url, apiKey: await createApiKey(api, account) });
}
