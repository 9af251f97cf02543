import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SecurityLine } from '../security/securityLog.ts';
import { DEMO_AGENT, DEMO_API_KEY } from '../seed/demo.ts';
import { type ReferenceApi, startReferenceApi } from '../start.ts';
import { call } from '../testing/testApi.helper.ts';
import type { ReferenceApiOptions } from './options.ts';
import { productionOptions } from './production.fixture.ts';

const home = mkdtempSync(join(tmpdir(), 'oja-production-'));
afterAll(() => rmSync(home, { recursive: true }));
let made = 0;
const newFolder = () => {
  made += 1;
  return join(home, `data-${made}`);
};

/** Resolves with the message of the refused start. A server that starts is closed and fails the test. */
async function refusal(options: ReferenceApiOptions): Promise<string> {
  const api = await startReferenceApi(options).catch((error: Error) => error.message);
  if (typeof api === 'string') return api;
  await api.close();
  throw new Error('It was not refused');
}

async function within<T>(options: ReferenceApiOptions, work: (api: ReferenceApi) => Promise<T>): Promise<T> {
  const api = await startReferenceApi(options);
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}

const person = {
  firstName: 'Chidi',
  lastName: 'Okeke',
  username: 'amaka',
  email: 'amaka@example.com',
  phone: '08031234567',
  password: 'a long pass phrase',
};

describe('production', () => {
  it('starts with the catalogue, and without the demo’s agents, keys and notices', async () => {
    await within(productionOptions(newFolder()), async ({ url, ledger }) => {
      const { username, password } = DEMO_AGENT;
      expect((await call(url, 'login', { body: { username, password } })).status).toBe(401);
      const body = {
        scopes: ['purchase:data'],
        origin: 'https://a.example',
        maxAmount: '1.00',
        expiresIn: 60,
      };
      expect((await call(url, 'widgetSession', { token: DEMO_API_KEY, body })).status).toBe(401);
      const { data } = await call(url, 'register', { body: person });
      const { token } = data.authorization;
      expect((await call(url, 'services', { token })).data?.length).toBeGreaterThan(3);
      expect((await call(url, 'notices', { token })).data).toEqual([]);
      expect((await call(url, 'contact', { token })).data).toEqual([
        { link: 'https://wa.me/?phone=2348031234567' },
      ]);
      expect(await ledger.audit()).toEqual([]);
      expect(await ledger.balance('amaka')).toBe(0);
    });
  });

  it('uses the given payment provider, and has no checkout page that credits without a payment', async () => {
    await within(productionOptions(newFolder()), async ({ url, ledger }) => {
      const { token } = (await call(url, 'register', { body: person })).data.authorization;
      const paid = await call(url, 'fund', { token, body: { method: 'automatic', amount: '5000.00' } });
      const { reference } = paid.data;
      expect(paid.data).toMatchObject({ checkoutUrl: `https://pay.example/${reference}?kobo=500000` });
      for (const method of ['GET', 'POST'])
        expect((await fetch(`${url}/checkout/${reference}`, { method, redirect: 'manual' })).status).toBe(
          404,
        );
      expect(await ledger.balance('amaka')).toBe(0);
      const manual = (await call(url, 'manualFunding', { token })).data;
      expect(manual.accounts?.map(({ accountName }) => accountName)).toEqual(['SHOP LTD']);
      const account = await call(url, 'openAccount', {
        token,
        body: { bankCode: '035', bvn: '22212345678' },
      });
      expect([account.status, account.code]).toEqual([503, 'payments_unavailable']);
    });
  });
});

describe('a database of the other mode', () => {
  it('makes production refuse the demo’s, and writes it to the security log', async () => {
    const database = newFolder();
    await within({ mode: 'demo', port: 0, database, seed: 'catalogue' }, async () => {});
    const lines: SecurityLine[] = [];
    const said = await refusal({ ...productionOptions(database), securityLog: (line) => lines.push(line) });
    expect(said).toContain('holds the demo agents');
    expect(lines.map(({ event }) => event)).toEqual(['demo-refused']);
  });

  it('makes the demo refuse production’s, even without a registered agent', async () => {
    const database = newFolder();
    await within(productionOptions(database), async () => {});
    expect(await refusal({ mode: 'demo', port: 0, database })).toContain('belongs to a production server');
    await within(productionOptions(database), async ({ url }) => {
      expect((await call(url, 'register', { body: person })).status).toBe(201);
    });
    expect(await refusal({ mode: 'demo', port: 0, database })).toContain('belongs to a production server');
    // Production still starts after an agent registered with the demo agent's name and address.
    await within(productionOptions(database), async () => {});
  });
});
