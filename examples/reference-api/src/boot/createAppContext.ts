import { HOUR, MINUTE } from '@oja/core';
import type { AppContext, Log, SignInRules } from '../appContext.ts';
import type { Database } from '../database/open.ts';
import { simulatedPayments } from '../funding/simulatedPayments.ts';
import { PASSWORD_COST } from '../identity/password.ts';
import { deriveFactorKey } from '../identity/sealSecret.ts';
import { createMessenger, type Messenger } from '../messages/messenger.ts';
import { createOutages } from '../outage/outages.ts';
import { passkeySite } from '../passkeys/passkeySite.ts';
import { simulatedProvider } from '../provider/simulatedProvider.ts';
import { DEFAULT_SETTLEMENT } from '../sale/settlement.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import { webhookRules } from '../webhooks/webhookRules.ts';
import type { ReferenceApiOptions } from './options.ts';

/** A fictitious number. */
const DEMO_SUPPORT_PHONE = '2348030000000';

/** The demo has no real secrets. A fixed key lets its database work after a restart. */
const DEMO_FACTOR_KEY = 'the demo has no secrets';

/** Companies and Allied Matters Act 2020, section 375: accounting records are kept for six years. */
export const KEPT_YEARS = 6;

type SignInOptions = Pick<
  ReferenceApiOptions,
  'sessionHours' | 'sessionIdleMinutes' | 'newDeviceMost' | 'factorKey'
>;

export const signInRules = (options: SignInOptions = {}): SignInRules => ({
  absoluteMs: (options.sessionHours ?? 12) * HOUR,
  idleMs: (options.sessionIdleMinutes ?? 240) * MINUTE,
  newDeviceMost: options.newDeviceMost ?? null,
  factorKey: deriveFactorKey(options.factorKey ?? DEMO_FACTOR_KEY),
});

/** Adds the time to each line of the log. */
export const datedLog =
  (log: Log = () => {}, clock: () => number): Log =>
  (line) =>
    log({ at: new Date(clock()).toISOString(), ...line });

/**
 * Creates the context of the handlers, and the messenger, which the caller must close. `url` is the server's local
 * URL. In production, `checkMode` has checked the options, so no simulated provider is used.
 */
export function createAppContext(
  options: ReferenceApiOptions,
  { db, url, security }: { readonly db: Database; readonly url: string; readonly security: SecurityLog },
): { context: AppContext; messenger: Messenger } {
  const { mode, clock = Date.now, answerLimitMs = 8_000, publicUrl = url } = options;
  const { settlement = DEFAULT_SETTLEMENT } = options;
  const isDemo = mode === 'demo';
  const { providerDelayMs: delayMs = 45_000, everyPhoneDelivers = false } = options;
  const provider =
    options.provider ?? (isDemo ? simulatedProvider({ db, clock, delayMs, everyPhoneDelivers }) : undefined);
  const payments = options.payments ?? (isDemo ? simulatedPayments(publicUrl) : undefined);
  if (!provider || !payments) throw new Error('Production without a provider was not refused');
  const messenger = createMessenger(options, { isDemo, security });
  const supportPhone = options.supportPhone ?? DEMO_SUPPORT_PHONE;
  const { tell } = messenger;
  const outages = createOutages(options.outages);
  const log = datedLog(options.log, clock);
  return {
    context: {
      db,
      clock,
      provider,
      payments,
      answerLimitMs,
      settlement,
      outages,
      log,
      security,
      publicUrl,
      supportPhone,
      tell,
      signIns: signInRules(options),
      passwordCost: options.passwordCost ?? PASSWORD_COST,
      passkeySite: passkeySite(options, publicUrl),
      webhooks: webhookRules(options),
      keptYears: options.keptYears ?? KEPT_YEARS,
    },
    messenger,
  };
}
