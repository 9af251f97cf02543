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

/** Options of a server. `startReferenceApi` rejects with a list of the options that production lacks. */
export interface ReferenceApiOptions extends AppOptions, MessageSettings, PasskeySiteOptions, WebhookOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where to listen; only this machine by default, and nowhere else in the demo. */
  readonly hostname?: string;
  /** A folder for the embedded database, `memory://`, `postgres://…`, or a PGlite that is closed with the server (the demo's alone). */
  readonly database: DatabasePlace;
  /** The pooler before PostgreSQL: `transaction` if it lends connections per transaction. Default: `none`. */
  readonly databasePooler?: Pooler;
  /** Empties the folder of the embedded database first. The demo's alone. */
  readonly reset?: boolean;
  /** The provider that delivers sales. Required in production; the demo simulates one. */
  readonly provider?: Provider;
  /** The payment provider. Required in production; the demo simulates one. */
  readonly payments?: PaymentProvider;
  /** How long the simulated provider's "pending" lasts, in ms. */
  readonly providerDelayMs?: number;
  /**
   * Whether the simulated provider always delivers to a phone number without a script, for tests. By default
   * it leaves 2 of 100 such sales pending and fails 1.
   */
  readonly everyPhoneDelivers?: boolean;
  /** How long a purchase waits for the provider before it answers 202, in ms; below 10 s. */
  readonly answerLimitMs?: number;
  /** The limits for settling a sale: 30 s, then 24 h by default. */
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
  /** Years after which the recipients in the books of a closed account are removed. 6 by default. */
  readonly keptYears?: number;
  /** How long a sign-in lasts, in hours; 12 by default. */
  readonly sessionHours?: number;
  /** How long it lasts without a call, in minutes; 240 by default. */
  readonly sessionIdleMinutes?: number;
  /** The most that an agent's new devices sell in their first day together, in kobo; no limit by default. */
  readonly newDeviceMost?: Kobo;
  /** Encrypts second factors and webhook secrets: 32 random characters or more. The demo has a fixed key. */
  readonly factorKey?: string;
  /**
   * The cost of hashing a password. Production refuses less than the default, which is OWASP's first choice.
   */
  readonly passwordCost?: PasswordCost;
  readonly slowest?: Slowest;
  /** How long a closing server still answers calls while `/readyz` reports it, in ms; 0 by default. */
  readonly stopNoticeMs?: number;
  /** Faults of the environment's settings, one sentence each. The start is refused if there are any. */
  readonly settingFaults?: readonly string[];
}
