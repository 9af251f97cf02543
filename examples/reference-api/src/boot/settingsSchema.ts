import * as v from 'valibot';
import { isOrigin } from '../http/cors.ts';

const text = (about: string) => v.pipe(v.optional(v.string()), v.description(about));

/** Production does not start without this setting. */
const needed = (about: string) => v.pipe(text(about), v.metadata({ isNeeded: true }));

const mode = v.pipe(
  v.optional(v.string(), 'production'),
  v.picklist(['production', 'demo'], ({ input }) => `OJA_ENV is "${input}". Write production or demo.`),
  v.description('production, or demo: demo agents and a simulated provider, on this machine alone.'),
);

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

const WHOLE = /^\d{1,7}$/;

const whole = (name: string, normally: number, about: string, most = 99_999, least = 1) =>
  v.pipe(
    v.optional(v.string(), String(normally)),
    v.check(
      (typed) => WHOLE.test(typed) && Number(typed) >= least && Number(typed) <= most,
      ({ input }) => `${name} is "${input}", but it must be a whole number from ${least} to ${most}.`,
    ),
    v.transform(Number),
    v.description(about),
  );

/** Shows only the scheme of the URL: the rest may contain a password. */
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
  v.description('postgres://… (15 or later), any number of servers over it.'),
);

const pooler = v.pipe(
  v.optional(v.string(), 'none'),
  v.picklist(
    ['none', 'transaction'],
    ({ input }) => `OJA_DATABASE_POOLER is "${input}". Write none or transaction.`,
  ),
  v.description(
    'transaction where PgBouncer stands before PostgreSQL and lends its connections by transaction (pool_mode).',
  ),
);

const origins = (name: string, about: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          isOrigin,
          ({ input }) =>
            `${name} has "${input}". Write origins like https://dashboard.example, without a slash at the end.`,
        ),
      ),
    ),
    v.description(about),
  );

/** Every setting of the environment, with its description. An empty value counts as not set. */
export const settingsSchema = v.object({
  OJA_ENV: mode,
  OJA_PUBLIC_URL: needed('How people reach the server: https, without a path or a slash at the end.'),
  OJA_WEBHOOK_SECRET: needed('What payment events are signed with: openssl rand -base64 32'),
  OJA_ADMIN_TOKEN: needed('For `npm run review`: another one like that.'),
  OJA_FACTOR_KEY: needed(
    'What the secrets of second factors are encrypted with: another one like that, to be kept as long as they are.',
  ),
  OJA_METRICS_TOKEN: text('For Prometheus, which reads /metrics with it; without one there is no such page.'),
  OJA_SUPPORT_PHONE: needed('The WhatsApp number that agents write to, 2348031234567'),
  OJA_SMTP_URL: text('Where messages are mailed: smtps://user:password@mail.example:465'),
  OJA_MAIL_FROM: text('Who they come from: Oja <no-reply@example.ng>'),
  OJA_MESSAGE_WEBHOOK: text('Or an https address of yours that takes them.'),
  OJA_MESSAGE_WEBHOOK_SECRET: text('What those are signed with: whsec_ and 32 random bytes in base64.'),
  DATABASE_URL: databaseUrl,
  OJA_DATABASE_POOLER: pooler,
  OJA_DATA_DIR: text('Or the folder of the embedded database, for one server.'),
  PORT: port,
  HOST: v.pipe(
    v.optional(v.string(), '127.0.0.1'),
    v.description('Where to listen: an address of this machine.'),
  ),
  OJA_ADDRESS_HEADER: needed(
    'The header in which your proxy writes the caller’s address, x-forwarded-for or forwarded; none where there is no proxy.',
  ),
  OJA_PLACE_HEADER: text(
    'The header in which your edge writes the caller’s town, like cf-ipcity: agents see it beside their sessions.',
  ),
  OJA_SESSION_HOURS: whole('OJA_SESSION_HOURS', 12, 'Hours after which an agent signs in again.', 720),
  OJA_SESSION_IDLE_MINUTES: whole(
    'OJA_SESSION_IDLE_MINUTES',
    240,
    'Minutes without a call after which an agent signs in again.',
  ),
  OJA_KEPT_YEARS: whole(
    'OJA_KEPT_YEARS',
    6,
    'Years for which sales and money movements of a closed account are kept with whom they were for.',
    50,
  ),
  OJA_NEW_DEVICE_MOST: whole(
    'OJA_NEW_DEVICE_MOST',
    20_000,
    'Naira that an agent’s new devices may sell in their first 24 hours together; in the demo there is no limit unless it is set.',
    9_999_999,
  ),
  OJA_ALLOWED_ORIGINS: origins(
    'OJA_ALLOWED_ORIGINS',
    'Origins of dashboards that are hosted elsewhere, with commas between them.',
  ),
  OJA_PASSKEY_DOMAIN: text(
    'What agents’ passkeys are made for, example.ng; by default the host of OJA_PUBLIC_URL. A change makes all of them useless.',
  ),
  OJA_PASSKEY_ORIGINS: origins(
    'OJA_PASSKEY_ORIGINS',
    'The dashboard’s addresses, where passkeys are used; by default OJA_PUBLIC_URL alone.',
  ),
  OJA_SETTLE_SECONDS: whole(
    'OJA_SETTLE_SECONDS',
    30,
    'An open sale is settled within so many seconds, it is promised first.',
  ),
  OJA_SETTLE_HOURS: whole(
    'OJA_SETTLE_HOURS',
    24,
    'Or within so many hours; after them a person looks at it.',
  ),
  OJA_OUTAGE_AFTER_MINUTES: whole(
    'OJA_OUTAGE_AFTER_MINUTES',
    10,
    'A service that has failed for so many minutes is closed for sale.',
  ),
  OJA_OUTAGE_FAILED_PERCENT: whole(
    'OJA_OUTAGE_FAILED_PERCENT',
    50,
    'It fails while this share of its orders does.',
    100,
  ),
  OJA_OUTAGE_LEAST_ORDERS: whole(
    'OJA_OUTAGE_LEAST_ORDERS',
    5,
    'Fewer orders than this in the minutes that are looked at prove nothing.',
  ),
  OJA_OUTAGE_WINDOW_MINUTES: whole('OJA_OUTAGE_WINDOW_MINUTES', 5, 'How many minutes those are.', 50),
  OJA_STOP_SECONDS: whole(
    'OJA_STOP_SECONDS',
    5,
    'For so long a server that is told to stop still answers, while /readyz says so: longer than your load balancer takes between two looks. In the demo 0, where it is not set.',
    60,
    0,
  ),
  OJA_WEBHOOKS_TO_LOOPBACK: v.pipe(
    v.optional(v.string(), 'no'),
    v.picklist(['yes', 'no'], ({ input }) => `OJA_WEBHOOKS_TO_LOOPBACK is "${input}". Write yes or no.`),
    v.description('yes lets webhooks reach this machine over plain http: in the demo alone.'),
  ),
  OJA_SECURITY_CONTACT: text('mailto:security@example.ng or an https address: makes security.txt.'),
});

export type SettingName = keyof typeof settingsSchema.entries;
export type Settings = v.InferOutput<typeof settingsSchema>;

/** All settings, in the order in which an operator sets them. */
export const settingNames = Object.keys(settingsSchema.entries) as SettingName[];
