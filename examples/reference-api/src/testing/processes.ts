import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database/open.ts';
import { openLedgerHandle } from '../ledger/handle.ts';
import type { ReferenceApi, ReferenceApiOptions } from '../start.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
}

const script = fileURLToPath(new URL('./killable.ts', import.meta.url));

/** Starts one and waits until it answers. The options travel as JSON: no clock, no log. */
export async function startProcess(options: ReferenceApiOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=oja-source', script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, url };
}

async function end({ child }: ServerProcess): Promise<void> {
  // A test may have killed it already.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** As any load balancer does: each request goes to the next of them; a connection that breaks there breaks here. */
async function balance(urls: readonly string[]): Promise<{ server: Server; port: number }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const target = new URL(incoming.url ?? '/', urls[turn % urls.length]);
    const { method = 'GET', headers } = incoming;
    const onward = request(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

export interface Fleet extends ReferenceApi {
  readonly processes: readonly ServerProcess[];
}

/** Several servers over one PostgreSQL behind one address, as on several machines. */
export async function startFleet(count: number, options: ReferenceApiOptions): Promise<Fleet> {
  const processes = await Promise.all(Array.from({ length: count }, () => startProcess(options)));
  const { server, port } = await balance(processes.map(({ url }) => url));
  const { db, close } = await openDatabase(options.database, async () => {});
  return {
    processes,
    port,
    url: `http://localhost:${port}`,
    ledger: openLedgerHandle(db),
    sweep: () => Promise.reject(new Error('They sweep by themselves')),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.all(processes.map(end));
      await close();
    },
  };
}
