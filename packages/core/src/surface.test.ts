import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { definitionOf } from './catalogue/catalogue.ts';
import * as openapi from './contract/openapi/index.ts';
import * as webhooks from './features/webhooks/verify/index.ts';
import * as core from './index.ts';
import * as bulk from './purchase/bulk/index.ts';
import { createFakePlatform } from './testing/fakePlatform.ts';
import * as testing from './testing/index.ts';

const isClass = (value: unknown) => typeof value === 'function' && /^class\b/.test(String(value));

function kindOf(value: unknown): string {
  if (isClass(value)) return 'class';
  if (Array.isArray(value)) return 'list';
  return typeof value;
}

/** The types that an entry point exports. They don't exist at run time, so they are read from its source. */
async function typesOf(entryPoint: string): Promise<string[]> {
  const source = await readFile(new URL(entryPoint, import.meta.url), 'utf8');
  return [...source.matchAll(/^export (type )?\{([^}]*)\}/gms)].flatMap(([, allTypes, list = '']) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '' && (allTypes || item.startsWith('type ')))
      .map((item) => item.replace(/^type /, '')),
  );
}

async function namesOf(entryPoint: string, values: object): Promise<string[]> {
  const types = await typesOf(entryPoint);
  return [
    ...Object.entries(values).map(([name, value]) => `${name}: ${kindOf(value)}`),
    ...types.map((name) => `${name}: type`),
  ].sort();
}

const membersOf = (name: string, thing: object) =>
  Object.entries(thing)
    .map(([member, value]) => `${name}.${member}: ${kindOf(value)}`)
    .sort();

/** The members of a signed-out client and of its stores. */
function members(): string[] {
  const client = core.createClient({ platform: createFakePlatform() });
  const { session, wallet, services, transactions, getStore } = client;
  const funding = getStore(core.createFundingStore);
  const all = [
    ['client', client],
    ['session', session ?? {}],
    ['wallet', wallet],
    ['services', services],
    ['transactions', transactions],
    ['purchases', getStore(core.createPurchases)],
    ['machine', core.startPurchase(client, 'data')],
    ['form', core.startForm(client, definitionOf('data'))],
    ['funding', funding],
    ['apiKeys', getStore(core.createApiKeysStore)],
    ['passwordReset', getStore(core.createPasswordReset)],
    ['support', getStore(core.createSupportStore)],
    ['preferences', getStore(core.createDevicePreferences)],
    ['fakeServer', testing.createFakeServer({})],
    ['fakePlatform', testing.createFakePlatform()],
  ] as const;
  const found = all.flatMap(([name, thing]) => membersOf(name, thing));
  client.dispose();
  return found;
}

describe('the public surface of core', () => {
  it('matches `public-surface.txt`, so that no name is added, removed or changed in kind by accident', async () => {
    const written = [
      '# @oja/core',
      ...(await namesOf('./index.ts', core)),
      '# @oja/core/bulk',
      ...(await namesOf('./purchase/bulk/index.ts', bulk)),
      '# @oja/core/testing',
      ...(await namesOf('./testing/index.ts', testing)),
      '# @oja/core/openapi',
      ...(await namesOf('./contract/openapi/index.ts', openapi)),
      '# @oja/core/webhooks',
      ...(await namesOf('./features/webhooks/verify/index.ts', webhooks)),
      '# members',
      ...members(),
    ].join('\n');
    await expect(`${written}\n`).toMatchFileSnapshot('../public-surface.txt');
  });

  it('has no `export *` in its entry points', async () => {
    for (const entryPoint of [
      './index.ts',
      './testing/index.ts',
      './contract/openapi/index.ts',
      './features/webhooks/verify/index.ts',
    ])
      expect(await readFile(new URL(entryPoint, import.meta.url), 'utf8')).not.toMatch(/export \*/);
  });
});
