import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { AppContext, LogLine, Message } from '../appContext.ts';
import { KEPT_YEARS, signInRules } from '../boot/createAppContext.ts';
import { agents } from '../database/identity.schema.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { simulatedPayments } from '../funding/simulatedPayments.ts';
import { Refusal } from '../http/refusal.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { openSession } from '../identity/openSession.ts';
import { hashToken } from '../identity/token.ts';
import { type LedgerHandle, openLedgerHandle } from '../ledger/handle.ts';
import { createOutages } from '../outage/outages.ts';
import { passkeySite } from '../passkeys/passkeySite.ts';
import { simulatedProvider } from '../provider/simulatedProvider.ts';
import { DEFAULT_SETTLEMENT } from '../sale/settlement.ts';
import { createSecurityLog, type SecurityLine } from '../security/securityLog.ts';
import { seedDatabase } from '../seed/seed.ts';
import { webhookRules } from '../webhooks/webhookRules.ts';
import { QUICK_PASSWORD } from './fill.helper.ts';
import { testClock } from './testApi.helper.ts';
import { testBackend } from './testBackend.helper.ts';

/** An app context without HTTP, for tests of the code behind the handlers. */
export interface TestAppContext {
  readonly context: AppContext;
  readonly ledger: LedgerHandle;
  readonly clock: ReturnType<typeof testClock>;
  /** The sent messages; `log` and `security` are the lines of the log and of the security log. */
  readonly messages: readonly Message[];
  readonly log: readonly LogLine[];
  readonly security: readonly SecurityLine[];
  /** Signs an agent in, by username. */
  caller(username: string): Promise<AgentCaller>;
}

/** The origin of a request without a device. */
export const FROM_NOWHERE = { address: '', source: { userAgent: '', town: '' } };

/** The same device for every sign-in, so that no sign-in is reported as a new device. */
const TEST_DEVICE = { address: '127.0.0.1', userAgent: '', town: '', device: 'ojd_test' };

/** The context of a server over this database. It keeps no log and sends no messages. */
export function testAppContext(
  db: Database,
  clock: () => number,
  changes: Partial<AppContext> = {},
): AppContext {
  const { publicUrl = 'http://localhost:8080' } = changes;
  return {
    db,
    clock,
    publicUrl,
    provider: simulatedProvider({ db, clock, delayMs: 1_000, everyPhoneDelivers: true }),
    payments: simulatedPayments(publicUrl),
    signIns: signInRules(),
    passwordCost: QUICK_PASSWORD,
    passkeySite: passkeySite({}, publicUrl),
    webhooks: webhookRules({ webhooksToLoopback: true }),
    keptYears: KEPT_YEARS,
    supportPhone: '2348030000000',
    answerLimitMs: 8_000,
    settlement: DEFAULT_SETTLEMENT,
    outages: createOutages(),
    log: () => {},
    security: () => {},
    tell: () => {},
    ...changes,
  };
}

export function contextForTests(): () => TestAppContext {
  let made: TestAppContext;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const clock = testClock();
    const messages: Message[] = [];
    const log: LogLine[] = [];
    const security: SecurityLine[] = [];
    const database = await testBackend().newDatabase('catalogue');
    const open = await openDatabase(database, (db) => seedDatabase(db, 'catalogue', clock.now));
    close = open.close;
    const context = testAppContext(open.db, clock.now, {
      log: (line) => log.push(line),
      security: createSecurityLog(clock.now, (line) => security.push(line)),
      tell: (message) => messages.push(message),
    });
    const caller = async (username: string): Promise<AgentCaller> => {
      const [agent] = await open.db.select().from(agents).where(eq(agents.username, username));
      if (!agent) throw new Error(`No agent ${username}`);
      const sessionHash = hashToken((await openSession(agent.id, TEST_DEVICE, context)).token);
      return { kind: 'agent', agentId: agent.id, sessionHash };
    };
    made = { context, clock, messages, log, security, caller, ledger: openLedgerHandle(open.db) };
  });
  afterAll(() => close());
  return () => made;
}

/** Resolves with the status, the code and the field names of a refusal. Throws if the work is not refused. */
export async function refusalOf(work: Promise<unknown>): Promise<readonly [number, string, ...string[]]> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.status, error.code, ...Object.keys(error.details.errors ?? {})];
  }
  throw new Error('It was not refused');
}
