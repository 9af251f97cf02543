import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createAppContext, datedLog } from './boot/createAppContext.ts';
import { checkMode, StartRefused } from './boot/modeFaults.ts';
import type { ReferenceApiOptions, Slowest } from './boot/options.ts';
import { type Database, databaseKind, openDatabase } from './database/open.ts';
import { newAdminToken, writeAdminFile } from './funding/adminFile.ts';
import { createApp } from './http/app.ts';
import { createDrain } from './http/drain.ts';
import { boundSockets, createSocketQueue } from './http/sockets.ts';
import { createStartingApp } from './http/startingApp.ts';
import { backgroundJobs } from './jobs/backgroundJobs.ts';
import { runJobs, startJobs } from './jobs/runJobs.ts';
import { type LedgerHandle, openLedgerHandle } from './ledger/handle.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createSecurityLog, type SecurityLog } from './security/securityLog.ts';
import { OtherMode } from './seed/refuseOtherMode.ts';
import { seedDatabase } from './seed/seed.ts';

export type { ReferenceApiOptions };

export interface ReferenceApi {
  /** For example "http://localhost:8080", without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Reads the ledger and changes prices and stock directly, for unit and end-to-end tests. */
  readonly ledger: LedgerHandle;
  /** Runs every background job once, now. Rejects if one of them fails. */
  sweep(): Promise<void>;
  /**
   * Stops gracefully: reports not ready, answers pending requests for as long as a sale may take, and refuses new
   * ones with 503.
   */
  close(): Promise<void>;
}

/** How much longer than the provider's time limit a purchase may take while the server stops, in ms. */
const SALE_MARGIN_MS = 3_000;

/**
 * Starts the API with its database, migrated and seeded. Rejects with a message for the operator if the port is
 * taken, if production can't start with these options (all faults at once), or if the database belongs to the other
 * mode.
 */
export async function startReferenceApi(options: ReferenceApiOptions): Promise<ReferenceApi> {
  const { port, hostname = '127.0.0.1', database, clock = Date.now } = options;
  const security = createSecurityLog(clock, options.securityLog ?? (() => {}));
  await reportRefusedStart(async () => checkMode(options, hostname), security);
  let app = createStartingApp(datedLog(options.log, clock));
  // The port is opened first: a second server on the same port must not touch the first one's data.
  const inTurn = createSocketQueue();
  const server = createAdaptorServer({
    fetch: (request, bindings) => inTurn(bindings.incoming.socket, async () => app.fetch(request, bindings)),
    serverOptions: clientTimeouts(options.slowest),
  });
  if ('maxRequestsPerSocket' in server) boundSockets(server, options.slowest?.answerMs);
  await listen(server, port, hostname);
  try {
    const { db, close: closeDatabase } = await open(options, clock, security);
    const taken = (server.address() as AddressInfo).port;
    const url = `http://localhost:${taken}`;
    const metrics = createMetrics();
    const { context: made, messenger } = createAppContext(options, { db, url, security });
    const context = { ...made, provider: metrics.observe(made.provider) };
    // A new list has its own state: a run of it requeries the sales that another run still waits for.
    const newJobs = () => backgroundJobs(context, options.metricsToken === undefined ? undefined : metrics);
    const jobs = startJobs(newJobs(), context);
    const adminToken = options.adminToken ?? newAdminToken();
    const drain = createDrain();
    app = createApp(context, { ...options, adminToken }, drain, metrics);
    const isFolder = typeof database === 'string' && databaseKind(database) === 'folder';
    const forget = isFolder ? writeAdminFile(database, { url, token: adminToken }) : () => {};
    return {
      url,
      port: taken,
      ledger: openLedgerHandle(db),
      sweep: () => runJobs(newJobs()),
      close: async () => {
        forget();
        const timeoutMs = context.answerLimitMs + SALE_MARGIN_MS;
        await Promise.all([drain.stop({ noticeMs: options.stopNoticeMs ?? 0, timeoutMs }), jobs.stop()]);
        await closeServer(server);
        await messenger.close();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeServer(server);
    throw error;
  }
}

function open(options: ReferenceApiOptions, clock: () => number, security: SecurityLog) {
  const { mode, database, seed = 'demo', reset = false, databasePooler: pooler = 'none' } = options;
  const kind = mode === 'demo' ? seed : mode;
  const prepare = (db: Database) => reportRefusedStart(async () => seedDatabase(db, kind, clock), security);
  return openDatabase(database, prepare, { reset, pooler });
}

/** Reports a refused start to the security log, because somebody may have mixed demo and production. */
async function reportRefusedStart(check: () => Promise<void>, security: SecurityLog): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof StartRefused || error instanceof OtherMode)
      security({ event: 'demo-refused', reason: error.message });
    throw error;
  }
}

/** Timeouts for slow clients, which get a 408: a few hundred slow connections would otherwise use up all sockets. */
function clientTimeouts({ headersMs, requestMs }: Slowest = { headersMs: 10_000, requestMs: 20_000 }) {
  // Node checks its connections only at this interval, by default every 30 s: longer than the limits themselves.
  const connectionsCheckingInterval = Math.min(1_000, headersMs);
  return { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval };
}

type Server = ReturnType<typeof createAdaptorServer>;

function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Error(
              `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 10}.`,
            )
          : error,
      );
    });
    server.listen(port, hostname, resolve);
  });
}

/** Waits briefly for pending responses, then closes the other connections. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2_000);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
