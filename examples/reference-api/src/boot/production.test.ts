import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PASSWORD_COST } from '../identity/password.ts';
import { startReferenceApi } from '../start.ts';
import type { ReferenceApiOptions } from './options.ts';
import { productionOptions } from './production.fixture.ts';
import { unknownSettings } from './unknownSettings.ts';

// Never created: each start in this file is refused before it opens a database. `production.deep.ts` covers starts
// that open one.
const FOLDER = join(tmpdir(), 'oja-never-made');

/** Resolves with the message of the refused start. A server that starts is closed and fails the test. */
async function refusal(options: ReferenceApiOptions): Promise<string> {
  const api = await startReferenceApi(options).catch((error: Error) => error.message);
  if (typeof api === 'string') return api;
  await api.close();
  throw new Error('It was not refused');
}

describe('production', () => {
  it('lists everything that is missing in one error', async () => {
    const said = await refusal({ mode: 'production', port: 0, database: FOLDER });
    for (const name of [
      'OJA_WEBHOOK_SECRET',
      'OJA_ADMIN_TOKEN',
      'OJA_PUBLIC_URL',
      'OJA_SUPPORT_PHONE',
      'OJA_SMTP_URL',
      'OJA_FACTOR_KEY',
      'OJA_ADDRESS_HEADER',
      'OJA_MESSAGE_WEBHOOK',
      'No provider',
      'No payment provider',
      'OJA_ENV=demo',
    ])
      expect(said).toContain(name);
  });

  it.each<[string, Partial<ReferenceApiOptions>]>([
    ['OJA_WEBHOOK_SECRET is too short', { webhookSecret: 's' }],
    ['OJA_ADMIN_TOKEN is not random', { adminToken: 'x'.repeat(40) }],
    ['OJA_ADMIN_TOKEN contains a common word', { adminToken: 'my-admin-token-my-admin-token-4f1d' }],
    ['OJA_FACTOR_KEY is too short', { factorKey: 'f' }],
    ['OJA_METRICS_TOKEN is too short', { metricsToken: 'm' }],
    ['OJA_PUBLIC_URL is "http://agents.example.ng"', { publicUrl: 'http://agents.example.ng' }],
    ['OJA_PUBLIC_URL is "https://agents.example.ng/"', { publicUrl: 'https://agents.example.ng/' }],
    ['OJA_ALLOWED_ORIGINS has "http://shop.example"', { allowedOrigins: ['http://shop.example'] }],
    ['OJA_PASSKEY_DOMAIN is "shop.example"', { passkeyDomain: 'shop.example' }],
    ['OJA_PASSKEY_ORIGINS has "http://shop.example"', { passkeyOrigins: ['http://shop.example'] }],
    [
      'but https://shop.example does not belong to it',
      { passkeyOrigins: ['https://oja.example', 'https://shop.example'] },
    ],
    ['OJA_SUPPORT_PHONE is not', { supportPhone: '0803' }],
    ['OJA_SECURITY_CONTACT is "me"', { securityContact: 'me' }],
    ['OJA_SMTP_URL can’t be read', { mail: { url: 'mail.example', from: 'Oja <no-reply@example.ng>' } }],
    ['OJA_MAIL_FROM is missing', { mail: { url: 'smtps://mail.example', from: '' } }],
    ['OJA_MESSAGE_WEBHOOK must be an https', { messageWebhook: { url: 'http://a.example', secret: '' } }],
    ['OJA_MESSAGE_WEBHOOK_SECRET is not', { messageWebhook: { url: 'https://a.example', secret: 'abc' } }],
    ['in memory', { database: 'memory://' }],
    ['`passwordCost`', { passwordCost: { ...PASSWORD_COST, memoryCost: PASSWORD_COST.memoryCost - 1 } }],
    ['`passwordCost`', { passwordCost: { ...PASSWORD_COST, timeCost: 1 } }],
    ['--reset', { reset: true }],
    ['OJA_WEBHOOKS_TO_LOOPBACK', { webhooksToLoopback: true }],
    ['`seed`', { seed: 'demo' }],
    ['OJA_DEMO is not a setting', { settingFaults: unknownSettings(['OJA_DEMO']) }],
  ])('does not start: %s', async (why, change) => {
    const said = await refusal({ ...productionOptions(FOLDER), ...change });
    expect(said).toContain(why);
    expect(said.match(/^ {2}- /gm)?.length).toBeLessThanOrEqual(2);
  });

  it('refuses the same secret for two settings', async () => {
    const options = productionOptions(FOLDER);
    const { adminToken = '' } = options;
    expect(await refusal({ ...options, webhookSecret: adminToken })).toContain('are the same');
  });
});

describe('the demo', () => {
  it.each(['0.0.0.0', '::', '192.168.1.10', 'agents.example.ng', '127.0.0.1.example.ng'])(
    'does not listen on %s',
    async (hostname) => {
      const options = { mode: 'demo', port: 0, database: 'memory://', hostname } as const;
      expect(await refusal(options)).toContain(`HOST is "${hostname}"`);
    },
  );

  it('refuses a public URL', async () => {
    const publicUrl = 'https://agents.example.ng';
    const options = { mode: 'demo', port: 0, database: 'memory://', publicUrl } as const;
    expect(await refusal(options)).toContain('OJA_PUBLIC_URL');
  });
});
