import { flushCompileCache } from 'node:module';
import { type ReferenceApi, startReferenceApi } from '../start.ts';
import type { HostToParent, ParentToHost } from './hostMessages.helper.ts';

// A child process that runs servers on request, like a second machine. Its parent kills it.
interface Running {
  readonly api: ReferenceApi;
  /** How far its clock is ahead of the machine's, in ms. */
  ahead: number;
}
const servers = new Map<number, Running>();
const say = (message: HostToParent) => process.send?.(message);

async function start({ id, options }: Extract<ParentToHost, { do: 'start' }>): Promise<HostToParent> {
  const running = { ahead: 0 };
  const api = await startReferenceApi({
    everyPhoneDelivers: true,
    ...options,
    clock: () => Date.now() + running.ahead,
    tell: (message) => say({ server: id, message }),
    log: (line) => say({ server: id, line }),
    securityLog: (security) => say({ server: id, security }),
  });
  servers.set(id, Object.assign(running, { api }));
  // Node writes the cache when a process exits, but this process is killed. The next host reads the cache.
  flushCompileCache();
  return { done: id, url: api.url };
}

async function obey(told: ParentToHost): Promise<HostToParent> {
  if (told.do === 'start') return start(told);
  const running = servers.get(told.server);
  if (told.do === 'clock' && running) running.ahead = told.ahead;
  if (told.do === 'close') {
    servers.delete(told.server);
    await running?.api.close();
  }
  // Messages arrive in order, so the parent has received all earlier ones.
  return { done: told.id };
}

process.on('message', (told: ParentToHost) => {
  const failed = (error: unknown): HostToParent => ({ done: told.id, failed: String(error) });
  void obey(told).catch(failed).then(say);
});
process.on('disconnect', () => process.exit());
