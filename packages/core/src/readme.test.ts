import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as core from './index.ts';
import { createFakePlatform } from './testing/fakePlatform.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The server that the page's snippets meet, and what is to be seen after them. */
const before = `
import { demoTransaction as demo, createFakeServer as serve, fixtures as all, ok as yes } from '@oja/core/testing';
const api = serve({
  login: () => yes(all.login), user: () => yes(all.user), balance: () => yes(all.balance),
  accounts: () => yes(all.accounts), services: () => yes(all.services), logout: () => yes(null),
  purchase: ({ body }) => yes(demo({ reference: body.reference }), { status: 201 }),
});
globalThis.fetch = api.fetch;
`;
const after = `
import { createHmac } from 'node:crypto';
const webhookKey = Buffer.from('twenty-four random bytes');
process.env['WEBHOOK_SECRETS'] = 'whsec_' + webhookKey.toString('base64');
const sold = JSON.stringify({ type: 'sale.delivered', timestamp: new Date().toISOString(), data: demo() });
const seconds = String(Math.floor(Date.now() / 1000));
const told = (body: string) => takeWebhook(new Request('https://shop.example', { method: 'POST', body, headers: {
  'webhook-id': 'evt_1', 'webhook-timestamp': seconds,
  'webhook-signature': 'v1,' + createHmac('sha256', webhookKey).update('evt_1.' + seconds + '.' + sold).digest('base64'),
} }));
const webhooks = [(await told(sold)).status, (await told('{}')).status];
console.log(JSON.stringify({ signedIn, shown, money, survives, advice, translated, asked, open: open.length,
  bought: api.calls.filter(({ name }) => name === 'purchase').length, itsFields: itsForm.state.value.fields.length, webhooks }));
`;

let page: string;
let folder: string;
beforeAll(async () => {
  page = await readFile(join(root, 'packages/core/README.md'), 'utf8');
  const snippets = [...page.matchAll(/^```ts\n(.*?)^```/gms)].map(([, snippet]) => snippet);
  expect(snippets.length).toBeGreaterThan(7);
  folder = await mkdtemp(join(tmpdir(), 'oja-readme-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'page.ts'), [before, ...snippets, after].join('\n'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const compilerOptions = { noUnusedLocals: false, lib: ['ES2023', 'DOM'], types: ['node'] };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      include: [],
      files: ['page.ts'],
    }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the page about core', () => {
  it('has snippets that compile', { timeout: 60_000 }, async () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const said = await run(process.execPath, [compiler, '-p', folder]).then(
      () => '',
      (failure) => String(failure.stdout || failure),
    );
    expect(said).toBe('');
  });

  it('has snippets that run, and do what it says', { timeout: 60_000 }, async () => {
    const { stdout } = await run(process.execPath, ['--conditions=oja-source', join(folder, 'page.ts')]);
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      signedIn: true,
      shown: '₦48,250.00',
      money: 'charged',
      survives: false,
      advice: 'Phone number: 1 digit is missing.',
      translated: 'Amount: The minimum is ₦50.',
      asked: ['login', 'balance'],
      open: 0,
      bought: 1,
      itsFields: 3,
      webhooks: [204, 400],
    });
    expect(page).toContain('"Phone number: 1 digit is missing."');
  });

  it('names every option and member of a client, every store, every validator and every explanation', () => {
    const client = core.createClient({ platform: createFakePlatform() });
    const options = {
      apiBase: true,
      allowedApiBases: true,
      dedupe: true,
      failedPurchases: true,
      idempotencyHeader: true,
      requestIdHeader: true,
      endpoints: true,
      snapshot: true,
      getToken: true,
      account: true,
      platform: true,
    } satisfies Record<keyof core.ClientConfig, true>;
    const parts = Object.keys(core).filter((name) =>
      /^(?:create(?:\w+Store|Purchases|PasswordReset|DevicePreferences)|check\w+|explain\w+)$/.test(name),
    );
    expect(parts.length).toBeGreaterThan(15);
    for (const name of [...Object.keys(client), ...Object.keys(options), ...parts])
      expect(page).toMatch(new RegExp(`\\b${name}\\b`));
    client.dispose();
  });
});
