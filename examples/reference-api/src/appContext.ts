import type { Kobo } from '@oja/core';
import type { Database } from './database/open.ts';
import type { PaymentProvider } from './funding/paymentProvider.ts';
import type { PasswordCost } from './identity/password.ts';
import type { Outages } from './outage/outages.ts';
import type { PasskeySite } from './passkeys/passkeySite.ts';
import type { Provider } from './provider/provider.ts';
import type { Settlement } from './sale/settlement.ts';
import type { SecurityLog } from './security/securityLog.ts';
import type { WebhookRules } from './webhooks/webhookRules.ts';

/** The state of one server, passed to every handler. Created once per server: modules have no global state. */
export interface AppContext {
  readonly db: Database;
  /** The current time in ms since 1970. All rules about time use only this clock, so that a test can move it. */
  readonly clock: () => number;
  readonly provider: Provider;
  readonly payments: PaymentProvider;
  /**
   * How long a purchase waits for the provider before it answers 202, in ms. The API promises an answer within 10 s.
   */
  readonly answerLimitMs: number;
  /** The limits for settling an open sale. */
  readonly settlement: Settlement;
  /** Outcome counts per service, and the limits at which a service is closed for sale. */
  readonly outages: Outages;
  readonly log: Log;
  /** Writes to the security log: sign-ins, keys, limits, payments that do not match. Masks typed text. */
  readonly security: SecurityLog;
  /** The server's public URL without a trailing slash. External pages redirect back to it. */
  readonly publicUrl: string;
  readonly signIns: SignInRules;
  /** The cost of hashing a password, a PIN or a recovery code. */
  readonly passwordCost: PasswordCost;
  /** The domain of passkeys, and the pages that may use them. */
  readonly passkeySite: PasskeySite;
  readonly webhooks: WebhookRules;
  /** How long the law requires sales and money movements of a closed account to be kept, in years. */
  readonly keptYears: number;
  /** The WhatsApp number of the operator's support: 234 and ten digits. */
  readonly supportPhone: string;
  /** Sends a message to a person. It may hold a code, so it never goes through the log. */
  readonly tell: (message: Message) => void;
}

/**
 * Lifetimes of a sign-in, the sales limit of new devices, and the key of second factors and webhook secrets.
 */
export interface SignInRules {
  /** Maximum age, from the sign-in on, in ms. */
  readonly absoluteMs: number;
  /** Maximum time without a call, in ms. */
  readonly idleMs: number;
  /** The limit on an agent's sales from all new devices together within `NEW_DEVICE_MS`. `null`: no limit. */
  readonly newDeviceMost: Kobo | null;
  /** The key that encrypts the secrets of second factors and webhooks. */
  readonly factorKey: Buffer;
}

/** A message to a person, sent by SMTP or by a webhook, or printed on the demo's terminal. */
export interface Message {
  /** An e-mail address. */
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
}

/** One line of the log. Never contains a token, a body, a query, a recipient or a database error message. */
export interface LogLine {
  /** Time in ISO 8601; added by the server. */
  readonly at?: string;
  readonly level: 'info' | 'error';
  readonly what: string;
  readonly requestId?: string;
  readonly route?: string;
  readonly status?: number;
  /** Response time. */
  readonly ms?: number;
  readonly error?: string;
  readonly where?: readonly string[];
}
export type Log = (line: LogLine) => void;
