import * as v from 'valibot';
import { isOrigin } from '../http/cors.ts';

const text = (about: string) => v.pipe(v.optional(v.string()), v.description(about));

/** Production does not start without this setting. */
const needed = (about: string) => v.pipe(text(about), v.metadata({ isNeeded: true }));

const mode = v.pipe(
  v.optional(v.string(), 'production'),
  v.picklist(['production', 'demo'], ({ input }) => `OJA_ENV is "${input}". Set it to production or demo.`),
  v.description(
    'production or demo. The demo has demo agents and a simulated provider, and is reachable from this machine only.',
  ),
);

const PORTS = /^\d{1,5}$/;

const port = v.pipe(
  v.optional(v.string(), '8080'),
  v.check(
    (typed) => PORTS.test(typed) && Number(typed) <= 65_535,
    ({ input }) => `PORT is "${input}", but it must be a number from 0 to 65535.`,
  ),
  v.transform(Number),
  v.description('Port to listen on; 0 selects any free port.'),
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
  const shown = url.includes('://') ? `begins with "${kind}://"` : 'does not begin with "postgres://"';
  return `DATABASE_URL ${shown}. Only PostgreSQL is supported: postgres://… or postgresql://… For the embedded database, set OJA_DATA_DIR to a folder instead.`;
}

const databaseUrl = v.pipe(
  v.optional(v.string()),
  v.check(
    (url) => url === undefined || /^postgres(ql)?:\/\//.test(url),
    ({ input }) => otherDatabase(input ?? ''),
  ),
  v.description('PostgreSQL 15 or later: postgres://… Any number of servers can share it.'),
);

const pooler = v.pipe(
  v.optional(v.string(), 'none'),
  v.picklist(
    ['none', 'transaction'],
    ({ input }) => `OJA_DATABASE_POOLER is "${input}". Set it to none or transaction.`,
  ),
  v.description(
    'transaction if PgBouncer is in front of PostgreSQL and assigns connections per transaction (pool_mode); otherwise none.',
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
            `${name} has "${input}", which is not an origin. Use origins such as https://dashboard.example, without a trailing slash.`,
        ),
      ),
    ),
    v.description(about),
  );

/** Every setting of the environment, with its description. An empty value counts as not set. */
export const settingsSchema = v.object({
  OJA_ENV: mode,
  OJA_PUBLIC_URL: needed('URL at which people reach the server: https, without a path or a trailing slash.'),
  OJA_WEBHOOK_SECRET: needed('Secret that signs payment events. Create it with: openssl rand -base64 32'),
  OJA_ADMIN_TOKEN: needed('Token for `npm run review`. Create it the same way.'),
  OJA_FACTOR_KEY: needed(
    'Key that encrypts the secrets of second factors and webhooks. Create it the same way, and keep it as long as those secrets exist.',
  ),
  OJA_METRICS_TOKEN: text(
    'Token that Prometheus sends to read /metrics. Without it, /metrics does not exist (in the demo it is open).',
  ),
  OJA_SUPPORT_PHONE: needed('WhatsApp number of your support, such as 2348031234567.'),
  OJA_SMTP_URL: text('SMTP server that sends messages: smtps://user:password@mail.example:465'),
  OJA_MAIL_FROM: text('Sender of these messages: Oja <no-reply@example.ng>'),
  OJA_MESSAGE_WEBHOOK: text('Instead of SMTP: an https URL of yours that receives the messages.'),
  OJA_MESSAGE_WEBHOOK_SECRET: text(
    'Secret that signs the requests to this URL: whsec_ and 32 random bytes in base64.',
  ),
  DATABASE_URL: databaseUrl,
  OJA_DATABASE_POOLER: pooler,
  OJA_DATA_DIR: text('Instead of DATABASE_URL: the folder of the embedded database, for one server only.'),
  PORT: port,
  HOST: v.pipe(v.optional(v.string(), '127.0.0.1'), v.description('Address of this machine to listen on.')),
  OJA_ADDRESS_HEADER: needed(
    'Header in which your proxy sends the caller’s address, such as x-forwarded-for or forwarded; none without a proxy.',
  ),
  OJA_PLACE_HEADER: text(
    'Header in which your edge proxy names the caller’s town, such as cf-ipcity. Agents see the town in their list of sessions.',
  ),
  OJA_SESSION_HOURS: whole(
    'OJA_SESSION_HOURS',
    12,
    'Hours after a sign-in until the agent must sign in again.',
    720,
  ),
  OJA_SESSION_IDLE_MINUTES: whole(
    'OJA_SESSION_IDLE_MINUTES',
    240,
    'Minutes without a request after which an agent must sign in again.',
  ),
  OJA_KEPT_YEARS: whole(
    'OJA_KEPT_YEARS',
    6,
    'Years after which the recipients are removed from the sales and money movements of a closed account.',
    50,
  ),
  OJA_NEW_DEVICE_MOST: whole(
    'OJA_NEW_DEVICE_MOST',
    20_000,
    'Naira that all new devices of an agent together may sell in their first 24 hours. The demo has no limit unless this is set.',
    9_999_999,
  ),
  OJA_ALLOWED_ORIGINS: origins(
    'OJA_ALLOWED_ORIGINS',
    'Origins of dashboards on other hosts, separated by commas.',
  ),
  OJA_PASSKEY_DOMAIN: text(
    'Domain of the agents’ passkeys, such as example.ng; by default the host of OJA_PUBLIC_URL. A change invalidates all passkeys.',
  ),
  OJA_PASSKEY_ORIGINS: origins(
    'OJA_PASSKEY_ORIGINS',
    'Origins of the dashboards that use passkeys, separated by commas; by default only OJA_PUBLIC_URL.',
  ),
  OJA_SETTLE_SECONDS: whole(
    'OJA_SETTLE_SECONDS',
    30,
    'First deadline promised for an open sale, in seconds after the purchase.',
  ),
  OJA_SETTLE_HOURS: whole(
    'OJA_SETTLE_HOURS',
    24,
    'Last deadline promised for an open sale, in hours after the purchase. After it, a person reviews the sale.',
  ),
  OJA_OUTAGE_AFTER_MINUTES: whole(
    'OJA_OUTAGE_AFTER_MINUTES',
    10,
    'Minutes of failing after which a service is closed for sale.',
  ),
  OJA_OUTAGE_FAILED_PERCENT: whole(
    'OJA_OUTAGE_FAILED_PERCENT',
    50,
    'A service is failing while at least this percentage of its orders fails.',
    100,
  ),
  OJA_OUTAGE_LEAST_ORDERS: whole(
    'OJA_OUTAGE_LEAST_ORDERS',
    5,
    'Minimum number of orders in the window. Fewer orders prove nothing.',
  ),
  OJA_OUTAGE_WINDOW_MINUTES: whole(
    'OJA_OUTAGE_WINDOW_MINUTES',
    5,
    'Length of the window in which orders are counted, in minutes.',
    50,
  ),
  OJA_STOP_SECONDS: whole(
    'OJA_STOP_SECONDS',
    5,
    'Seconds for which a stopping server still answers requests while /readyz reports `stopping`. Set it longer than the interval of your load balancer’s health checks. The demo’s default is 0.',
    60,
    0,
  ),
  OJA_WEBHOOKS_TO_LOOPBACK: v.pipe(
    v.optional(v.string(), 'no'),
    v.picklist(['yes', 'no'], ({ input }) => `OJA_WEBHOOKS_TO_LOOPBACK is "${input}". Set it to yes or no.`),
    v.description('yes allows webhooks to this machine over plain http. Demo only.'),
  ),
  OJA_SECURITY_CONTACT: text(
    'Contact in security.txt: mailto:security@example.ng or an https URL. Without it, there is no security.txt.',
  ),
});

export type SettingName = keyof typeof settingsSchema.entries;
export type Settings = v.InferOutput<typeof settingsSchema>;

/** All settings, in the order in which an operator sets them. */
export const settingNames = Object.keys(settingsSchema.entries) as SettingName[];
