import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { settingsHelp, settingsSchema } from './settingsSchema.ts';

const home = mkdtempSync(join(tmpdir(), 'oja-settings-'));
afterAll(() => rmSync(home, { recursive: true }));
const read = (environment: Record<string, string>) => readSettings(environment, '/data');

describe('the settings of the environment', () => {
  it('are production’s, unless OJA_DEMO is 1', () => {
    expect(read({})).toMatchObject({
      mode: 'production',
      database: '/data',
      hostname: '127.0.0.1',
      port: 8080,
    });
    expect(read({ OJA_DEMO: '1' }).mode).toBe('demo');
    expect(read({ OJA_DEMO: 'true' })).toMatchObject({ mode: 'production', demoSetting: 'true' });
    expect(read({ OJA_DEMO: ' ' })).not.toHaveProperty('demoSetting');
  });

  it('give each option its name', () => {
    expect(
      read({
        ...{ PORT: '0', HOST: '::1', DATABASE_URL: 'postgresql://a/b', OJA_DATA_DIR: '/elsewhere' },
        ...{ OJA_WEBHOOK_SECRET: 'w', OJA_ADMIN_TOKEN: 'a', OJA_PUBLIC_URL: 'p', OJA_SUPPORT_PHONE: 's' },
        OJA_FACTOR_KEY: 'f',
        ...{ OJA_SECURITY_CONTACT: 'c', OJA_SMTP_URL: 'smtps://m', OJA_MAIL_FROM: 'f' },
        ...{ OJA_MESSAGE_WEBHOOK: 'https://h', OJA_MESSAGE_WEBHOOK_SECRET: 'k', OJA_ADDRESS_HEADER: 'x-f' },
        ...{ OJA_ALLOWED_ORIGINS: 'https://a.example, https://b.example', OJA_METRICS_TOKEN: 'm' },
        ...{ OJA_SETTLE_SECONDS: '60', OJA_SETTLE_HOURS: '12' },
        ...{ OJA_OUTAGE_AFTER_MINUTES: '3', OJA_OUTAGE_FAILED_PERCENT: '80' },
        ...{ OJA_OUTAGE_LEAST_ORDERS: '20', OJA_OUTAGE_WINDOW_MINUTES: '2' },
        ...{ OJA_PLACE_HEADER: 'cf-ipcity', OJA_SESSION_HOURS: '8', OJA_SESSION_IDLE_MINUTES: '30' },
        ...{ OJA_NEW_DEVICE_MOST: '5000', OJA_KEPT_YEARS: '7' },
      }),
    ).toEqual({
      ...{ mode: 'production', port: 0, hostname: '::1', database: 'postgresql://a/b', adminToken: 'a' },
      factorKey: 'f',
      ...{
        webhookSecret: 'w',
        publicUrl: 'p',
        supportPhone: 's',
        securityContact: 'c',
        addressHeader: 'x-f',
        metricsToken: 'm',
        placeHeader: 'cf-ipcity',
        keptYears: 7,
        sessionHours: 8,
        sessionIdleMinutes: 30,
        newDeviceMost: 500_000,
      },
      mail: { url: 'smtps://m', from: 'f' },
      messageWebhook: { url: 'https://h', secret: 'k' },
      settlement: { soonMs: 60_000, latestMs: 43_200_000 },
      allowedOrigins: ['https://a.example', 'https://b.example'],
      outages: {
        ...{ lastsMs: 180_000, windowMs: 120_000, failedPercent: 80, leastOrders: 20 },
        probeEveryMs: 30_000,
      },
    });
  });

  it.each(['mysql://root:hidden@db/shop', 'localhost/shop', 'file:///data', 'postgres.example/shop'])(
    'refuse DATABASE_URL=%s, name what is taken, and keep its password to themselves',
    (url) => {
      expect(() => read({ DATABASE_URL: url })).toThrow(/DATABASE_URL .*postgres:\/\/… or postgresql:\/\/…/);
      expect(() => read({ DATABASE_URL: url })).not.toThrow('hidden');
    },
  );

  it.each(['eighty', '65536', '-1', '80.5'])('refuse PORT=%s', (port) => {
    expect(() => read({ PORT: port })).toThrow(`PORT is "${port}"`);
  });

  it.each([
    ['OJA_OUTAGE_AFTER_MINUTES', '0'],
    ['OJA_OUTAGE_FAILED_PERCENT', '101'],
    ['OJA_OUTAGE_LEAST_ORDERS', 'few'],
    ['OJA_OUTAGE_WINDOW_MINUTES', '1.5'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name} is "${value}"`);
  });

  it('say all that is wrong with them at once', () => {
    const wrong = { PORT: 'x', DATABASE_URL: 'mysql://db', OJA_ALLOWED_ORIGINS: 'https://a.example/,b' };
    for (const part of ['PORT is "x"', 'DATABASE_URL begins', '"https://a.example/"', '"b"'])
      expect(() => read(wrong)).toThrow(part);
  });

  it('stand in the README, each once, and in no other list', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const rows = readme.split('\n').filter((line) => /^\|.*`[A-Z_]+`/.test(line));
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
    const names = Object.keys(settingsSchema.entries).filter((name) => name !== 'OJA_DEMO');
    expect(named.map(([, name]) => name).sort()).toEqual(names.sort());
  });

  it('are explained one by one, with what they are by themselves', () => {
    const help = settingsHelp();
    for (const name of Object.keys(settingsSchema.entries))
      expect(help).toMatch(new RegExp(`^  ${name} +\\S.{10,}`, 'm'));
    expect(help).toContain('(8080)');
    expect(settingsHelp(['PORT'])).not.toContain('OJA_');
  });
});

describe('the command', () => {
  /** `npm start -w @oja/reference-api` with these settings: what it says, and its code when it ends by itself. */
  function start(environment: Record<string, string>, ...args: string[]) {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const child = spawn(process.execPath, ['--conditions=oja-source', main, ...args], {
      cwd: home,
      env: { PATH: process.env['PATH'], PORT: '0', OJA_DATA_DIR: join(home, 'data'), ...environment },
    });
    let said = '';
    return new Promise<{ said: string; code: number | null }>((resolve) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('answers at')) child.kill();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('close', (code) => resolve({ said, code }));
    });
  }

  it('refuses, outside the demo, to start without what production needs, and makes nothing', async () => {
    const { said, code } = await start({});
    expect(code).toBe(1);
    expect(said).toContain('No provider');
    expect(said).toContain('"event":"demo-refused"');
    expect(existsSync(join(home, 'data'))).toBe(false);
  }, 180_000);

  it('makes no folder of another database’s address', async () => {
    const { said, code } = await start({ OJA_DEMO: '1', DATABASE_URL: 'mysql://db/shop' });
    expect([code, said]).toEqual([1, expect.stringContaining('It takes PostgreSQL alone')]);
    expect(readdirSync(home)).toEqual([]);
  }, 180_000);

  it('explains its settings with --help, and starts nothing', async () => {
    const { said, code } = await start({}, '--help');
    expect(code).toBe(0);
    expect(said).toContain(settingsHelp());
    expect(readdirSync(home)).toEqual([]);
  }, 180_000);

  it('starts the demo with OJA_DEMO=1', async () => {
    const { said } = await start({ OJA_DEMO: '1' });
    expect(said).toContain('The agent API answers at http://localhost:');
  }, 180_000);
});
