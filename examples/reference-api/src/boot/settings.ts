import { HOUR, kobo, MINUTE, SECOND } from '@oja/core';
import * as v from 'valibot';
import { DEFAULT_OUTAGE_THRESHOLDS, type OutageThresholds } from '../outage/judgeService.ts';
import type { ReferenceApiOptions } from './options.ts';
import { type Settings, settingsSchema } from './settingsSchema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment's settings as options. Throws with a sentence for each one that can't be read; what is missing or weak
 * is said by `startReferenceApi`, all at once. `dataDir`: the folder of the embedded database where nothing else is set.
 */
export function readSettings(environment: Environment, dataDir: string): ReferenceApiOptions {
  const parsed = v.safeParse(settingsSchema, withoutEmpty(environment));
  if (!parsed.success) throw new Error(parsed.issues.map(({ message }) => message).join('\n'));
  const set = parsed.output;
  const isDemo = set.OJA_DEMO === '1';
  return {
    mode: isDemo ? 'demo' : 'production',
    ...(set.OJA_DEMO && !isDemo && { demoSetting: set.OJA_DEMO }),
    port: set.PORT,
    hostname: set.HOST,
    database: set.DATABASE_URL ?? set.OJA_DATA_DIR ?? dataDir,
    allowedOrigins: set.OJA_ALLOWED_ORIGINS,
    settlement: { soonMs: set.OJA_SETTLE_SECONDS * SECOND, latestMs: set.OJA_SETTLE_HOURS * HOUR },
    sessionHours: set.OJA_SESSION_HOURS,
    keptYears: set.OJA_KEPT_YEARS,
    sessionIdleMinutes: set.OJA_SESSION_IDLE_MINUTES,
    newDeviceMost: kobo(set.OJA_NEW_DEVICE_MOST * 100),
    ...named(set, {
      addressHeader: 'OJA_ADDRESS_HEADER',
      placeHeader: 'OJA_PLACE_HEADER',
      publicUrl: 'OJA_PUBLIC_URL',
      webhookSecret: 'OJA_WEBHOOK_SECRET',
      adminToken: 'OJA_ADMIN_TOKEN',
      metricsToken: 'OJA_METRICS_TOKEN',
      factorKey: 'OJA_FACTOR_KEY',
      supportPhone: 'OJA_SUPPORT_PHONE',
      securityContact: 'OJA_SECURITY_CONTACT',
    }),
    ...waysToDeliver(set),
    outages: whenToClose(set),
  };
}

const withoutEmpty = (environment: Environment) =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

type TextSetting = {
  [N in keyof Settings]-?: Settings[N] extends string | undefined ? N : never;
}[keyof Settings];

/** The settings that are there, under the options' names. */
function named<K extends string>(
  set: Settings,
  names: Readonly<Record<K, TextSetting>>,
): Partial<Record<K, string>> {
  const found = Object.entries<TextSetting>(names).flatMap(([option, name]) =>
    set[name] === undefined ? [] : [[option, set[name]] as const],
  );
  return Object.fromEntries(found) as Partial<Record<K, string>>;
}

function waysToDeliver(set: Settings): Pick<ReferenceApiOptions, 'mail' | 'messageWebhook'> {
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

const whenToClose = (set: Settings): OutageThresholds => ({
  ...DEFAULT_OUTAGE_THRESHOLDS,
  lastsMs: set.OJA_OUTAGE_AFTER_MINUTES * MINUTE,
  windowMs: set.OJA_OUTAGE_WINDOW_MINUTES * MINUTE,
  failedPercent: set.OJA_OUTAGE_FAILED_PERCENT,
  leastOrders: set.OJA_OUTAGE_LEAST_ORDERS,
});
