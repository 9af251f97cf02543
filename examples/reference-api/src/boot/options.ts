import type { Kobo } from '@oja/core';
import type { Log } from '../appContext.ts';
import type { DatabasePlace } from '../database/open.ts';
import type { Pooler } from '../database/postgresPool.ts';
import type { PaymentProvider } from '../funding/paymentProvider.ts';
import type { AppOptions } from '../http/app.ts';
import type { PasswordCost } from '../identity/password.ts';
import type { MessageSettings } from '../messages/messageSettings.ts';
import type { OutageThresholds } from '../outage/judgeService.ts';
import type { PasskeySiteOptions } from '../passkeys/passkeySite.ts';
import type { Provider } from '../provider/provider.ts';
import type { Settlement } from '../sale/settlement.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import type { WebhookOptions } from '../webhooks/webhookRules.ts';

/** How long a client may take, in ms. */
export interface Slowest {
  /** To send its headers; 10 s by default. */
  readonly headersMs: number;
  /** To send its whole request; 20 s by default. */
  readonly requestMs: number;
  /** To take an answer; 120 s by default. */
  readonly answerMs?: number;
}

/** How a server is started. `production` needs more of them, and `startReferenceApi` rejects with all that is missing. */
export interface ReferenceApiOptions extends AppOptions, MessageSettings, PasskeySiteOptions, WebhookOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where to listen; only this machine by default, and nowhere else in the demo. */
  readonly hostname?: string;
  /** A folder for the embedded database, `memory://`, `postgres://…`, or a PGlite that is closed with the server (the demo's alone). */
  readonly database: DatabasePlace;
  /** What stands before PostgreSQL: `transaction` for a pooler that lends its connections by transaction; `none` by default. */
  readonly databasePooler?: Pooler;
  /** Empties the folder of the embedded database first. The demo's alone. */
  readonly reset?: boolean;
  /** What delivers. Production needs the operator's own; the demo has a simulated one. */
  readonly provider?: Provider;
  /** What takes payments. Production needs the operator's own; the demo has a simulated one. */
  readonly payments?: PaymentProvider;
  /** How long the simulated provider's "pending" lasts, in ms. */
  readonly providerDelayMs?: number;
  /**
   * Whether the simulated provider delivers to each phone number without a script, as a test needs; otherwise it leaves
   * 2 sales of 100 pending and fails 1.
   */
  readonly everyPhoneDelivers?: boolean;
  /** How long a purchase waits for the provider before it answers 202, in ms; below 10 s. */
  readonly answerLimitMs?: number;
  /** By when a sale is settled: 30 s, then 24 h by default. */
  readonly settlement?: Settlement;
  /** When a service is closed for sale because its orders fail. */
  readonly outages?: Partial<OutageThresholds>;
  /** The demo's: `demo` (default) fills an empty database with the demo agents and their history; `catalogue` with agents and plans alone. */
  readonly seed?: 'demo' | 'catalogue';
  readonly clock?: () => number;
  readonly log?: Log;
  /** Takes the lines of the security log. Dropped by default. */
  readonly securityLog?: (line: SecurityLine) => void;
  /** How people reach the server, "https://agents.example.ng"; http://localhost and the port in the demo. */
  readonly publicUrl?: string;
  /** The WhatsApp number of the operator's support, "2348031234567"; a fictitious one in the demo. */
  readonly supportPhone?: string;
  /** Years for which the books of a closed account say who was sold to. 6 by default. */
  readonly keptYears?: number;
  /** How long a sign-in lasts, in hours; 12 by default. */
  readonly sessionHours?: number;
  /** How long it lasts without a call, in minutes; 240 by default. */
  readonly sessionIdleMinutes?: number;
  /** The most that an agent's new devices sell in their first day together, in kobo; no limit by default. */
  readonly newDeviceMost?: Kobo;
  /** What the secrets of second factors are encrypted with: 32 random characters or more. The demo has one of its own. */
  readonly factorKey?: string;
  /** What hashing a password takes; production refuses less than the default, which is OWASP's choice. */
  readonly passwordCost?: PasswordCost;
  readonly slowest?: Slowest;
  /** For how long a server that is closed still answers calls, while `/readyz` says so, in ms; 0 by default. */
  readonly stopNoticeMs?: number;
  /** What is wrong with the environment's settings, a sentence for each: the start is refused with them. */
  readonly settingFaults?: readonly string[];
}
