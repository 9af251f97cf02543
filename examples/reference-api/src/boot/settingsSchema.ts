import * as v from 'valibot';
import { isOrigin } from '../http/cors.ts';

const text = (about: string) => v.pipe(v.optional(v.string()), v.description(about));

const PORTS = /^\d{1,5}$/;

const port = v.pipe(
  v.optional(v.string(), '8080'),
  v.check(
    (typed) => PORTS.test(typed) && Number(typed) <= 65_535,
    ({ input }) => `PORT is "${input}", but it must be a number from 0 to 65535.`,
  ),
  v.transform(Number),
  v.description('Where to listen; 0 takes any port that is free.'),
);

const WHOLE = /^[1-9]\d{0,6}$/;

const positive = (name: string, normally: number, about: string, most = 99_999) =>
  v.pipe(
    v.optional(v.string(), String(normally)),
    v.check(
      (typed) => WHOLE.test(typed) && Number(typed) <= most,
      ({ input }) => `${name} is "${input}", but it must be a whole number from 1 to ${most}.`,
    ),
    v.transform(Number),
    v.description(about),
  );

/** Only the beginning of the address is shown: the rest may hold a password. */
function otherDatabase(url: string): string {
  const [kind = ''] = url.split('://');
  const shown = url.includes('://') ? `begins with "${kind}://"` : 'has no "postgres://" before it';
  return `DATABASE_URL ${shown}. It takes PostgreSQL alone: postgres://… or postgresql://… For the embedded database set OJA_DATA_DIR to a folder instead.`;
}

const databaseUrl = v.pipe(
  v.optional(v.string()),
  v.check(
    (url) => url === undefined || /^postgres(ql)?:\/\//.test(url),
    ({ input }) => otherDatabase(input ?? ''),
  ),
  v.description('postgres://… (15 or later), any number of servers over it; PgBouncer may stand before it.'),
);

const origins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        ({ input }) =>
          `OJA_ALLOWED_ORIGINS has "${input}". Write origins like https://dashboard.example, without a slash at the end.`,
      ),
    ),
  ),
  v.description('Origins of dashboards that are hosted elsewhere, with commas between them.'),
);

/** Every setting of the environment, under its name there, with what it is for. An empty one counts as not set. */
export const settingsSchema = v.object({
  OJA_DEMO: text('1 for the demo, on this machine alone; without it the server is in production.'),
  OJA_PUBLIC_URL: text('How people reach the server: https, without a path or a slash at the end.'),
  OJA_WEBHOOK_SECRET: text('What payment events are signed with: openssl rand -base64 32'),
  OJA_ADMIN_TOKEN: text('For `npm run review`: another one like that.'),
  OJA_FACTOR_KEY: text(
    'What the secrets of second factors are encrypted with: another one like that, to be kept as long as they are.',
  ),
  OJA_METRICS_TOKEN: text('For Prometheus, which reads /metrics with it; without one there is no such page.'),
  OJA_SUPPORT_PHONE: text('The WhatsApp number that agents write to, 2348031234567'),
  OJA_SMTP_URL: text('Where messages are mailed: smtps://user:password@mail.example:465'),
  OJA_MAIL_FROM: text('Who they come from: Oja <no-reply@example.ng>'),
  OJA_MESSAGE_WEBHOOK: text('Or an https address of yours that takes them.'),
  OJA_MESSAGE_WEBHOOK_SECRET: text('What those are signed with: whsec_ and 32 random bytes in base64.'),
  DATABASE_URL: databaseUrl,
  OJA_DATA_DIR: text('Or the folder of the embedded database, for one server.'),
  PORT: port,
  HOST: v.pipe(
    v.optional(v.string(), '127.0.0.1'),
    v.description('Where to listen: an address of this machine.'),
  ),
  OJA_ADDRESS_HEADER: text(
    'The header in which your proxy writes the caller’s address, x-forwarded-for; or none.',
  ),
  OJA_PLACE_HEADER: text(
    'The header in which your edge writes the caller’s town, like cf-ipcity: agents see it beside their sessions.',
  ),
  OJA_SESSION_HOURS: positive('OJA_SESSION_HOURS', 12, 'Hours after which an agent signs in again.', 720),
  OJA_SESSION_IDLE_MINUTES: positive(
    'OJA_SESSION_IDLE_MINUTES',
    240,
    'Minutes without a call after which an agent signs in again.',
  ),
  OJA_KEPT_YEARS: positive(
    'OJA_KEPT_YEARS',
    6,
    'Years for which sales and money movements of a closed account are kept with whom they were for.',
    50,
  ),
  OJA_NEW_DEVICE_MOST: positive(
    'OJA_NEW_DEVICE_MOST',
    20_000,
    'Naira that an agent’s new devices may sell in their first 24 hours together.',
    9_999_999,
  ),
  OJA_ALLOWED_ORIGINS: origins,
  OJA_SETTLE_SECONDS: positive(
    'OJA_SETTLE_SECONDS',
    30,
    'An open sale is settled within so many seconds, it is promised first.',
  ),
  OJA_SETTLE_HOURS: positive(
    'OJA_SETTLE_HOURS',
    24,
    'Or within so many hours; after them a person looks at it.',
  ),
  OJA_OUTAGE_AFTER_MINUTES: positive(
    'OJA_OUTAGE_AFTER_MINUTES',
    10,
    'A service that has failed for so many minutes is closed for sale.',
  ),
  OJA_OUTAGE_FAILED_PERCENT: positive(
    'OJA_OUTAGE_FAILED_PERCENT',
    50,
    'It fails while this share of its orders does.',
    100,
  ),
  OJA_OUTAGE_LEAST_ORDERS: positive(
    'OJA_OUTAGE_LEAST_ORDERS',
    5,
    'Fewer orders than this in the minutes that are looked at prove nothing.',
  ),
  OJA_OUTAGE_WINDOW_MINUTES: positive('OJA_OUTAGE_WINDOW_MINUTES', 5, 'How many minutes those are.', 50),
  OJA_SECURITY_CONTACT: text('mailto:security@example.ng or an https address: makes security.txt.'),
});

export type SettingName = keyof typeof settingsSchema.entries;
export type Settings = v.InferOutput<typeof settingsSchema>;

/** The settings for a terminal, a line for each of `names`. */
export function settingsHelp(
  names: readonly SettingName[] = Object.keys(settingsSchema.entries) as SettingName[],
): string {
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => {
    const entry = settingsSchema.entries[name];
    const normally = v.safeParse(entry, undefined);
    const value = normally.success && typeof normally.output !== 'object' ? normally.output : undefined;
    const otherwise = value === undefined ? '' : ` (${value})`;
    return `  ${name.padEnd(width)}  ${v.getDescription(entry)}${otherwise}`;
  });
  return ['Settings, from the environment:', '', ...lines].join('\n');
}
