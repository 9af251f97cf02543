import { HOUR, kobo, MINUTE, SECOND } from '@oja/core';
import * as v from 'valibot';
import { DEFAULT_OUTAGE_THRESHOLDS, type OutageThresholds } from '../outage/judgeService.ts';
import type { ReferenceApiOptions } from './options.ts';
import { type SettingName, type Settings, settingsSchema } from './settingsSchema.ts';
import { unknownSettings } from './unknownSettings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Converts the environment's settings into options. Invalid values and unknown names become `settingFaults`, which
 * `startReferenceApi` reports with all other faults. `dataDir`: the folder of the embedded database by default.
 */
export function readSettings(environment: Environment, dataDir: string): ReferenceApiOptions {
  const typed = withoutEmpty(environment);
  const { set, faults } = parseSettings(typed);
  const settingFaults = [...faults, ...unknownSettings(Object.keys(typed))];
  const holds = (name: SettingName) => set.OJA_ENV === 'production' || typed[name] !== undefined;
  return {
    mode: set.OJA_ENV,
    ...(settingFaults.length > 0 && { settingFaults }),
    port: set.PORT,
    hostname: set.HOST,
    database: set.DATABASE_URL ?? set.OJA_DATA_DIR ?? dataDir,
    databasePooler: set.OJA_DATABASE_POOLER,
    allowedOrigins: set.OJA_ALLOWED_ORIGINS,
    passkeyOrigins: set.OJA_PASSKEY_ORIGINS,
    settlement: { soonMs: set.OJA_SETTLE_SECONDS * SECOND, latestMs: set.OJA_SETTLE_HOURS * HOUR },
    sessionHours: set.OJA_SESSION_HOURS,
    keptYears: set.OJA_KEPT_YEARS,
    sessionIdleMinutes: set.OJA_SESSION_IDLE_MINUTES,
    ...(holds('OJA_NEW_DEVICE_MOST') && { newDeviceMost: kobo(set.OJA_NEW_DEVICE_MOST * 100) }),
    ...(holds('OJA_STOP_SECONDS') && { stopNoticeMs: set.OJA_STOP_SECONDS * SECOND }),
    ...named(set, {
      addressHeader: 'OJA_ADDRESS_HEADER',
      placeHeader: 'OJA_PLACE_HEADER',
      publicUrl: 'OJA_PUBLIC_URL',
      webhookSecret: 'OJA_WEBHOOK_SECRET',
      adminToken: 'OJA_ADMIN_TOKEN',
      metricsToken: 'OJA_METRICS_TOKEN',
      factorKey: 'OJA_FACTOR_KEY',
      passkeyDomain: 'OJA_PASSKEY_DOMAIN',
      supportPhone: 'OJA_SUPPORT_PHONE',
      securityContact: 'OJA_SECURITY_CONTACT',
    }),
    webhooksToLoopback: set.OJA_WEBHOOKS_TO_LOOPBACK === 'yes',
    ...waysToDeliver(set),
    outages: whenToClose(set),
  };
}

/** Parses each setting separately. An invalid one counts as not set and adds a fault. */
function parseSettings(typed: Environment): { set: Settings; faults: string[] } {
  const parsed = v.safeParse(settingsSchema, typed);
  if (parsed.success) return { set: parsed.output, faults: [] };
  const wrong = new Set(parsed.issues.map((issue) => v.getDotPath(issue)?.split('.')[0]));
  const rest = Object.entries(typed).filter(([name]) => !wrong.has(name));
  return {
    set: v.parse(settingsSchema, Object.fromEntries(rest)),
    faults: parsed.issues.map(({ message }) => message),
  };
}

const withoutEmpty = (environment: Environment) =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );

type TextSetting = {
  [N in keyof Settings]-?: Settings[N] extends string | undefined ? N : never;
}[keyof Settings];

/** The settings that are set, under their option names. */
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
