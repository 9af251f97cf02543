import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { productionFaults } from './productionFaults.ts';
import { settingRows, settingsHelp } from './settingRows.ts';
import { readSettings } from './settings.ts';
import { settingNames } from './settingsSchema.ts';

const read = (environment: Record<string, string>) => readSettings(environment, '/data');
const faults = (environment: Record<string, string>) => read(environment).settingFaults ?? [];

describe('the settings of the environment', () => {
  it('select production, unless OJA_ENV is demo', () => {
    expect(read({})).toMatchObject({
      mode: 'production',
      database: '/data',
      hostname: '127.0.0.1',
      port: 8080,
    });
    expect(read({ OJA_ENV: 'production' }).mode).toBe('production');
    expect(read({ OJA_ENV: 'demo' })).toMatchObject({ mode: 'demo' });
    expect(read({ OJA_ENV: ' ' })).not.toHaveProperty('settingFaults');
    const wrong = read({ OJA_ENV: 'Demo' });
    expect([wrong.mode, wrong.settingFaults]).toEqual([
      'production',
      ['OJA_ENV is "Demo". Set it to production or demo.'],
    ]);
  });

  it('set the limit of new devices and the stop notice by default in production, but not in the demo', () => {
    expect(read({})).toMatchObject({ newDeviceMost: 2_000_000, stopNoticeMs: 5_000 });
    for (const name of ['newDeviceMost', 'stopNoticeMs'])
      expect(read({ OJA_ENV: 'demo' })).not.toHaveProperty(name);
    expect(read({ OJA_ENV: 'demo', OJA_NEW_DEVICE_MOST: '300' }).newDeviceMost).toBe(30_000);
  });

  it('set the option of the same meaning', () => {
    expect(
      read({
        PORT: '0',
        HOST: '::1',
        DATABASE_URL: 'postgresql://a/b',
        OJA_DATA_DIR: '/elsewhere',
        OJA_WEBHOOK_SECRET: 'w',
        OJA_ADMIN_TOKEN: 'a',
        OJA_PUBLIC_URL: 'p',
        OJA_SUPPORT_PHONE: 's',
        OJA_FACTOR_KEY: 'f',
        OJA_SECURITY_CONTACT: 'c',
        OJA_SMTP_URL: 'smtps://m',
        OJA_MAIL_FROM: 'f',
        OJA_MESSAGE_WEBHOOK: 'https://h',
        OJA_MESSAGE_WEBHOOK_SECRET: 'k',
        OJA_ADDRESS_HEADER: 'x-f',
        OJA_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
        OJA_METRICS_TOKEN: 'm',
        OJA_SETTLE_SECONDS: '60',
        OJA_SETTLE_HOURS: '12',
        OJA_OUTAGE_AFTER_MINUTES: '3',
        OJA_OUTAGE_FAILED_PERCENT: '80',
        OJA_OUTAGE_LEAST_ORDERS: '20',
        OJA_OUTAGE_WINDOW_MINUTES: '2',
        OJA_PLACE_HEADER: 'cf-ipcity',
        OJA_SESSION_HOURS: '8',
        OJA_SESSION_IDLE_MINUTES: '30',
        OJA_NEW_DEVICE_MOST: '5000',
        OJA_KEPT_YEARS: '7',
        OJA_STOP_SECONDS: '0',
        OJA_DATABASE_POOLER: 'transaction',
        OJA_WEBHOOKS_TO_LOOPBACK: 'yes',
        OJA_PASSKEY_DOMAIN: 'example',
        OJA_PASSKEY_ORIGINS: 'https://c.example',
      }),
    ).toEqual({
      mode: 'production',
      port: 0,
      hostname: '::1',
      database: 'postgresql://a/b',
      adminToken: 'a',
      factorKey: 'f',
      webhookSecret: 'w',
      publicUrl: 'p',
      supportPhone: 's',
      securityContact: 'c',
      addressHeader: 'x-f',
      metricsToken: 'm',
      placeHeader: 'cf-ipcity',
      keptYears: 7,
      passkeyDomain: 'example',
      passkeyOrigins: ['https://c.example'],
      sessionHours: 8,
      sessionIdleMinutes: 30,
      newDeviceMost: 500_000,
      stopNoticeMs: 0,
      databasePooler: 'transaction',
      webhooksToLoopback: true,
      mail: { url: 'smtps://m', from: 'f' },
      messageWebhook: { url: 'https://h', secret: 'k' },
      settlement: { soonMs: 60_000, latestMs: 43_200_000 },
      allowedOrigins: ['https://a.example', 'https://b.example'],
      outages: {
        lastsMs: 180_000,
        windowMs: 120_000,
        failedPercent: 80,
        leastOrders: 20,
        probeEveryMs: 30_000,
      },
    });
  });

  it.each(['mysql://root:hidden@db/shop', 'localhost/shop', 'file:///data', 'postgres.example/shop'])(
    'refuse DATABASE_URL=%s, name the accepted schemes and hide its password',
    (url) => {
      const [said = ''] = faults({ DATABASE_URL: url });
      expect(said).toMatch(/DATABASE_URL .*postgres:\/\/… or postgresql:\/\/…/);
      expect(said).not.toContain('hidden');
    },
  );

  it.each(['eighty', '65536', '-1', '80.5'])('refuse PORT=%s', (port) => {
    expect(faults({ PORT: port })).toEqual([expect.stringContaining(`PORT is "${port}"`)]);
  });

  it.each([
    ['OJA_OUTAGE_AFTER_MINUTES', '0'],
    ['OJA_OUTAGE_FAILED_PERCENT', '101'],
    ['OJA_OUTAGE_LEAST_ORDERS', 'few'],
    ['OJA_OUTAGE_WINDOW_MINUTES', '1.5'],
    ['OJA_STOP_SECONDS', '61'],
    ['OJA_DATABASE_POOLER', 'session'],
  ])('refuse %s=%s', (name, value) => {
    expect(faults({ [name]: value })).toEqual([expect.stringContaining(`${name} is "${value}"`)]);
  });

  it('report all faults at once, and keep the valid settings', () => {
    const origins = 'https://a.example/,b';
    const wrong = { PORT: 'x', DATABASE_URL: 'mysql://db', OJA_ALLOWED_ORIGINS: origins, OJA_ENW: 'demo' };
    const said = faults(wrong).join('\n');
    for (const part of ['PORT is "x"', 'DATABASE_URL begins', '"https://a.example/"', '"b"', 'mean OJA_ENV?'])
      expect(said).toContain(part);
    expect(read({ ...wrong, HOST: '::1' })).toMatchObject({ hostname: '::1', port: 8080, database: '/data' });
  });

  it('match the table in docs/settings.md', async () => {
    const cell = (text: string) => text.replaceAll('|', '\\|');
    const rows = settingRows().map(
      ({ name, about, normally, isNeeded }) =>
        `| \`${name}\` | ${cell(about)} | ${isNeeded ? 'required in production' : cell(normally)} |`,
    );
    const table = ['| setting | what it does | default |', '|---|---|---|', ...rows].join('\n');
    const page = new URL('../../../../docs/settings.md', import.meta.url);
    const written = readFileSync(page, 'utf8').replace(/(\n\| setting[\s\S]*\|\n)/, () => `\n${table}\n`);
    await expect(written).toMatchFileSnapshot(fileURLToPath(page));
  });

  it('are listed by --help, with their defaults', () => {
    const help = settingsHelp();
    for (const name of settingNames) expect(help).toMatch(new RegExp(`^  ${name} +\\S.{10,}`, 'm'));
    expect(help).toContain('(8080)');
    expect(help).toMatch(/OJA_PUBLIC_URL .*\(required in production\)/);
  });

  it('are marked as required exactly if production refuses to start without them', () => {
    const said = productionFaults({ mode: 'production', port: 0, database: '/data' }).join('\n');
    const needed = settingRows().filter(({ isNeeded }) => isNeeded);
    expect([...said.matchAll(/(OJA_\w+) is missing/g)].map(([, name]) => name).sort()).toEqual(
      needed.map(({ name }) => name).sort(),
    );
  });
});
