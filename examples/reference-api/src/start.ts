import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { openDatabase } from './database/open.ts';
import { newAdminToken, writeAdminFile } from './funding/adminFile.ts';
import type { House, Log, Message } from './house.ts';
import { type AppOptions, createApp } from './http/app.ts';
import type { Env } from './http/env.ts';
import { type LedgerHandle, openLedgerHandle } from './ledger/handle.ts';
import { simulatedProvider } from './provider/simulatedProvider.ts';
import { startSweeper, sweep } from './sale/sweeper.ts';
import { createSecurityLog, type SecurityLine } from './security/securityLog.ts';
import { seedDatabase } from './seed/seed.ts';

export interface ReferenceApiOptions extends AppOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where to listen; only this machine by default, because the demo's password is public. */
  readonly hostname?: string;
  /** A folder for the embedded database, `memory://`, or `postgres://…`. */
  readonly database: string;
  /** How long the simulated provider's "pending" lasts, in ms. */
  readonly providerDelayMs?: number;
  /** How long a purchase waits for the provider before it answers 202, in ms; below 10 s. */
  readonly answerLimitMs?: number;
  /** `demo` (default) fills an empty database with the demo agents and their history; `catalogue` with agents and plans alone. */
  readonly seed?: 'demo' | 'catalogue';
  readonly clock?: () => number;
  readonly log?: Log;
  /** Takes the lines of the security log. Dropped by default. */
  readonly securityLog?: (line: SecurityLine) => void;
  /** How people reach the server, where that is not http://localhost and the port. */
  readonly publicUrl?: string;
  /** Sends a message to a person; printed by default. */
  readonly tell?: (message: Message) => void;
  /** How long a client may take to send its headers, and its whole request; 10 s and 20 s by default, in ms. */
  readonly slowest?: { readonly headersMs: number; readonly requestMs: number };
}

export interface ReferenceApi {
  /** "http://localhost:8080", without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Looks into the books, and moves prices and stock, beside the API: for tests and journeys. */
  readonly ledger: LedgerHandle;
  /** Settles what is due now instead of within half a second. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the API over its database, migrated and seeded. A taken port rejects with a sentence that can be shown. */
export async function startReferenceApi(options: ReferenceApiOptions): Promise<ReferenceApi> {
  const { port, hostname = '127.0.0.1', database, clock = Date.now, log = () => {} } = options;
  const ready = Promise.withResolvers<Hono<Env>>();
  ready.promise.catch(() => {});
  // The port comes first: a second server on the same port must not touch the first one's data.
  const server = createAdaptorServer({
    fetch: async (request, bindings) => (await ready.promise).fetch(request, bindings),
    serverOptions: patience(options.slowest),
  });
  await listen(server, port, hostname);
  try {
    const { db, close: closeDatabase } = await openDatabase(database, (empty) =>
      seedDatabase(empty, options.seed ?? 'demo', clock),
    );
    const provider = simulatedProvider(db, clock, options.providerDelayMs ?? 45_000);
    const taken = (server.address() as AddressInfo).port;
    const url = `http://localhost:${taken}`;
    const { answerLimitMs = 8_000, publicUrl = url, tell = print } = options;
    const security = createSecurityLog(clock, options.securityLog ?? (() => {}));
    const house: House = { db, clock, provider, answerLimitMs, log, security, publicUrl, tell };
    const sweeper = startSweeper(house);
    const adminToken = options.adminToken ?? newAdminToken();
    ready.resolve(createApp(house, { ...options, adminToken }));
    const isFolder = !/^\w+:/.test(database);
    const forget = isFolder ? writeAdminFile(database, { url, token: adminToken }) : () => {};
    return {
      url,
      port: taken,
      ledger: openLedgerHandle(db),
      sweep: () => sweep(house),
      close: async () => {
        forget();
        await sweeper.stop();
        await closeServer(server);
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeServer(server);
    throw error;
  }
}

function print({ to, text }: Message): void {
  console.log(`To ${to}: ${text}`);
}

/** Connections that send slowly end with 408: a few hundred of them would otherwise take up every socket. */
function patience({ headersMs, requestMs } = { headersMs: 10_000, requestMs: 20_000 }) {
  // Node looks at its connections only this often, by default every 30 s: longer than the limits themselves.
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

/** Lets what is being answered finish, for a moment, and drops the rest. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2_000);
    server.close(() => {
      clearTimeout(patience);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
