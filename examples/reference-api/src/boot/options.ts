import type { Kobo } from '@oja/core';
import type { Log } from '../appContext.ts';
import type { DatabasePlace } from '../database/open.ts';
import type { Pooler } from '../database/postgresPool.ts';
import type { PaymentProvider } from '../funding/paymentProvider.ts';
import type { AppOptions } from '../http/app.ts';
import type { PasswordCost } from '../identity/password.ts';
import type { MessageSettings } from '../messages/messenger.ts';
import type { OutageThresholds } from '../outage/judgeService.ts';
import type { PasskeySiteOptions } from '../passkeys/passkeySite.ts';
import type { Provider } from '../provider/provider.ts';
import type { Settlement } from '../sale/settlement.ts';
import type { SecurityLine } from '../security/securityLog.ts';
import type { WebhookOptions } from '../webhooks/webhookRules.ts';

/** Timeouts for a slow client, in ms. */
export interface Slowest {
  /** For its headers; 10 s by default. */
  readonly headersMs: number;
  /** For its whole request; 20 s by default. */
  readonly requestMs: number;
  /** For reading a response; 120 s by default. */
  readonly answerMs?: number;
}

/** Options of a server. `startReferenceApi` rejects with a list of faults if production lacks any. */
export interface ReferenceApiOptions extends AppOptions, MessageSettings, PasskeySiteOptions, WebhookOptions {
  /** 0 selects any free port. */
  readonly port: number;
  /** Address to listen on; loopback by default. The demo allows only loopback. */
  readonly hostname?: string;
  /**
   * A folder for the embedded database, `memory://`, `postgres://…`, or (demo only) a PGlite that closes with the
   * server.
   */
  readonly database: DatabasePlace;
  /** The pooler in front of PostgreSQL: `transaction` if it assigns connections per transaction. Default: `none`. */
  readonly databasePooler?: Pooler;
  /** Empties the folder of the embedded database first. Demo only. */
  readonly reset?: boolean;
  /** The provider that delivers sales. Required in production; the demo simulates one. */
  readonly provider?: Provider;
  /** The payment provider. Required in production; the demo simulates one. */
  readonly payments?: PaymentProvider;
  /** How long the simulated provider reports a sale as pending, in ms. */
  readonly providerDelayMs?: number;
  /**
   * Whether the simulated provider delivers to every phone number without a script, for tests. By default it leaves 2
   * of 100 such sales pending and fails 1.
   */
  readonly everyPhoneDelivers?: boolean;
  /** How long a purchase waits for the provider before it answers 202, in ms; below 10 s. */
  readonly answerLimitMs?: number;
  /** The deadlines for settling a sale: 30 s, then 24 h by default. */
  readonly settlement?: Settlement;
  /** The thresholds at which a service is closed for sale because its orders fail. */
  readonly outages?: Partial<OutageThresholds>;
  /**
   * Demo only. `demo` (default) fills an empty database with demo agents and their history; `catalogue` with agents
   * and plans only.
   */
  readonly seed?: 'demo' | 'catalogue';
  readonly clock?: () => number;
  readonly log?: Log;
  /** Receives the lines of the security log. Dropped by default. */
  readonly securityLog?: (line: SecurityLine) => void;
  /** The server's public URL, "https://agents.example.ng"; http://localhost and the port in the demo. */
  readonly publicUrl?: string;
  /** The WhatsApp number of the operator's support, "2348031234567"; a fictitious one in the demo. */
  readonly supportPhone?: string;
  /** Years after which the recipients in the records of a closed account are removed. 6 by default. */
  readonly keptYears?: number;
  /** Maximum age of a sign-in, in hours; 12 by default. */
  readonly sessionHours?: number;
  /** Maximum time of a sign-in without a call, in minutes; 240 by default. */
  readonly sessionIdleMinutes?: number;
  /** The limit on an agent's sales from all new devices in their first day, in kobo; no limit by default. */
  readonly newDeviceMost?: Kobo;
  /** Encrypts second factors and webhook secrets: at least 32 random characters. The demo has a fixed key. */
  readonly factorKey?: string;
  /** The cost of hashing a password. Production refuses less than the default, which is OWASP's first choice. */
  readonly passwordCost?: PasswordCost;
  readonly slowest?: Slowest;
  /** How long a closing server still serves requests while `/readyz` reports that it stops, in ms; 0 by default. */
  readonly stopNoticeMs?: number;
  /** Faults in the environment's settings, one sentence each. Any fault prevents the start. */
  readonly settingFaults?: readonly string[];
}
