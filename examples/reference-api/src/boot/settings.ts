import type { ReferenceApiOptions } from './options.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment's settings as options. Throws with a sentence for one that can't be read; what is missing or weak is
 * said by `startReferenceApi`, all at once. `dataDir`: the folder of the embedded database where nothing else is set.
 */
export function readSettings(environment: Environment, dataDir: string): ReferenceApiOptions {
  // A setting that is empty is not set.
  const set = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const isDemo = set['OJA_DEMO'] === '1';
  return {
    mode: isDemo ? 'demo' : 'production',
    ...(set['OJA_DEMO'] && !isDemo && { demoSetting: set['OJA_DEMO'] }),
    port: readPort(set['PORT']),
    hostname: set['HOST'] ?? '127.0.0.1',
    database: readDatabase(set['DATABASE_URL'], set['OJA_DATA_DIR'] ?? dataDir),
    allowedOrigins: (set['OJA_ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
    ...named(set, {
      addressHeader: 'OJA_ADDRESS_HEADER',
      publicUrl: 'OJA_PUBLIC_URL',
      webhookSecret: 'OJA_WEBHOOK_SECRET',
      adminToken: 'OJA_ADMIN_TOKEN',
      supportPhone: 'OJA_SUPPORT_PHONE',
      securityContact: 'OJA_SECURITY_CONTACT',
    }),
    ...waysToDeliver(set),
  };
}

const PORTS = /^\d{1,5}$/;

function readPort(text = '8080'): number {
  const port = PORTS.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(`PORT is "${text}", but it must be a number from 0 to 65535.`);
}

function readDatabase(url: string | undefined, dataDir: string): string {
  if (url === undefined) return dataDir;
  if (/^postgres(ql)?:\/\//.test(url)) return url;
  // Only its beginning: the rest may hold a password.
  const [kind = ''] = url.split('://');
  const shown = url.includes('://') ? `begins with "${kind}://"` : 'has no "postgres://" before it';
  throw new Error(
    `DATABASE_URL ${shown}. It takes PostgreSQL alone: postgres://… or postgresql://… For the embedded database set OJA_DATA_DIR to a folder instead.`,
  );
}

/** The settings that are there, under the options' names. */
function named<K extends string>(
  set: Environment,
  names: Readonly<Record<K, string>>,
): Partial<Record<K, string>> {
  const found = Object.entries<string>(names).flatMap(([option, name]) =>
    set[name] === undefined ? [] : [[option, set[name]] as const],
  );
  return Object.fromEntries(found) as Partial<Record<K, string>>;
}

function waysToDeliver(set: Environment): Pick<ReferenceApiOptions, 'mail' | 'messageWebhook'> {
  const {
    OJA_SMTP_URL: smtp,
    OJA_MAIL_FROM: from,
    OJA_MESSAGE_WEBHOOK: url,
    OJA_MESSAGE_WEBHOOK_SECRET: secret,
  } = set;
  return {
    ...((smtp || from) && { mail: { url: smtp ?? '', from: from ?? '' } }),
    ...((url || secret) && { messageWebhook: { url: url ?? '', secret: secret ?? '' } }),
  };
}
