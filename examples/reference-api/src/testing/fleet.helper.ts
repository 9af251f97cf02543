import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppContext } from '../appContext.ts';
import { openDatabase } from '../database/open.ts';
import { backgroundJobs } from '../jobs/backgroundJobs.ts';
import { runJobs } from '../jobs/runJobs.ts';
import { openLedgerHandle } from '../ledger/handle.ts';
import { simulatedProvider } from '../provider/simulatedProvider.ts';
import type { ReferenceApi, ReferenceApiOptions } from '../start.ts';
import { webhookRules } from '../webhooks/webhookRules.ts';
import { testAppContext } from './appContext.helper.ts';
import type { Host, ServerProcess } from './processes.helper.ts';

/** Several servers over one PostgreSQL behind one URL, as on several machines. */
export interface Fleet extends ReferenceApi {
  readonly processes: readonly ServerProcess[];
}

/**
 * A load balancer: sends each request to the next server, and passes a broken connection on. Before a request, all
 * servers get the test's clock; before the response, the test has received all log lines and messages.
 */
function balancer(processes: readonly ServerProcess[]): Server {
  let turn = 0;
  return createServer(async (incoming, outgoing) => {
    turn += 1;
    const next = processes[turn % processes.length];
    if (!next) return;
    incoming.pause();
    await Promise.all(processes.map((one) => one.setClock()));
    const { method = 'GET', headers } = incoming;
    const onward = request(new URL(incoming.url ?? '/', next.url), { method, headers }, async (answer) => {
      await next.listen();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
}

/** The context of a further server over the same database, which runs the background jobs with the test's clock. */
function contextOf(db: AppContext['db'], url: string, options: ReferenceApiOptions): AppContext {
  const { clock = Date.now, answerLimitMs = 8_000, providerDelayMs = 45_000 } = options;
  return testAppContext(db, clock, {
    publicUrl: url,
    answerLimitMs,
    provider: simulatedProvider({ db, clock, delayMs: providerDelayMs, everyPhoneDelivers: true }),
    webhooks: webhookRules(options),
    ...(options.settlement && { settlement: options.settlement }),
  });
}

/** Starts a server on each host, all over the options' database. */
export async function startFleet(hosts: readonly Host[], options: ReferenceApiOptions): Promise<Fleet> {
  const processes: ServerProcess[] = [];
  const server = balancer(processes);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  // All start at once: on an empty database, one migrates and seeds it while the others wait.
  const started = await Promise.all(hosts.map((host) => host.start({ publicUrl: url, ...options, port: 0 })));
  processes.push(...started);
  const { db, close } = await openDatabase(options.database, async () => {});
  return {
    processes,
    port,
    url,
    ledger: openLedgerHandle(db),
    sweep: async () => {
      await Promise.all(processes.map((one) => one.setClock()));
      await runJobs(backgroundJobs(contextOf(db, url, options)));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.all(processes.map((one) => one.close()));
      await close();
    },
  };
}
