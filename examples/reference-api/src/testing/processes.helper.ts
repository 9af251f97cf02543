import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ReferenceApiOptions } from '../start.ts';
import type { HostToParent, ParentToHost } from './hostMessages.helper.ts';

/** A server in another process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Sets its clock to the options' time, and waits until it is set. */
  setClock(): Promise<void>;
  /** Waits until the options' `tell` and `log` have received everything so far. */
  listen(): Promise<void>;
  /** Stops this server; its process keeps running. A killed server has already stopped. */
  close(): Promise<void>;
}

/** A process for servers, like a machine. */
export interface Host {
  readonly child: ChildProcess;
  start(options: ReferenceApiOptions): Promise<ServerProcess>;
}

const script = fileURLToPath(new URL('./host.helper.ts', import.meta.url));
type Done = Extract<HostToParent, { done: number }>;
type Order = ParentToHost extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never;

/** How far a test's clock is ahead of the machine's, rounded to 10 ms; it runs at the same speed. */
const aheadOf = ({ clock = Date.now }: ReferenceApiOptions) => Math.round((clock() - Date.now()) / 10) * 10;

/** A command that runs the host, for example on a separate file system. */
interface Inside {
  readonly command: string;
  readonly args: readonly string[];
}

function forkHost(inside: Inside | undefined): ChildProcess {
  const nodeArgs = ['--conditions=oja-source'];
  return fork(script, {
    ...(inside && { execPath: inside.command }),
    execArgv: inside ? [...inside.args, process.execPath, ...nodeArgs] : nodeArgs,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The options that can be sent to another process: everything but functions. */
function plainOptions(options: ReferenceApiOptions) {
  const {
    clock: _,
    tell: __,
    log: ___,
    securityLog: ____,
    provider: _____,
    payments: ______,
    ...plain
  } = options;
  return plain;
}

/**
 * Sends requests to a host, receives its responses, and passes its servers' reports to the callbacks in their
 * options.
 */
function openChannel(child: ChildProcess) {
  const waiting = new Map<number, (done: Done) => void>();
  const listeners = new Map<number, ReferenceApiOptions>();
  let orders = 0;
  child.on('message', (heard: HostToParent) => {
    if ('done' in heard) waiting.get(heard.done)?.(heard);
    else if ('message' in heard) listeners.get(heard.server)?.tell?.(heard.message);
    else if ('line' in heard) listeners.get(heard.server)?.log?.(heard.line);
    else listeners.get(heard.server)?.securityLog?.(heard.security);
  });
  child.once('exit', () => {
    for (const [done, end] of waiting) end({ done });
  });
  const isGone = () => child.exitCode !== null || child.signalCode !== null || !child.connected;
  const nextId = () => {
    orders += 1;
    return orders;
  };

  async function order(told: Order, id = nextId()): Promise<string> {
    if (isGone()) return '';
    const { promise, resolve } = Promise.withResolvers<Done>();
    waiting.set(id, resolve);
    child.send({ ...told, id });
    const { url = '', failed } = await promise;
    waiting.delete(id);
    if (failed !== undefined) throw new Error(failed);
    return url;
  }

  return { order, nextId, listeners };
}

/** Starts a host process. */
export function startHost(inside?: Inside): Host {
  const child = forkHost(inside);
  const { order, nextId, listeners } = openChannel(child);
  return {
    child,
    async start(options) {
      const server = nextId();
      listeners.set(server, options);
      const url = await order({ do: 'start', options: plainOptions(options) }, server);
      let ahead = 0;
      return {
        child,
        url,
        setClock: async () => {
          if (aheadOf(options) === ahead) return;
          ahead = aheadOf(options);
          await order({ do: 'clock', server, ahead });
        },
        listen: async () => {
          if (options.tell ?? options.log ?? options.securityLog) await order({ do: 'listen', server });
        },
        close: async () => {
          await order({ do: 'close', server });
          listeners.delete(server);
        },
      };
    },
  };
}

/** Kills a host process. */
export async function endHost({ child }: Pick<Host, 'child'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** Starts one server in its own process. Kill the child, or call `endHost`. */
export async function startProcess(options: ReferenceApiOptions): Promise<ServerProcess> {
  return startHost().start(options);
}
