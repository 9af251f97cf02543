import { type SetupWorker, setupWorker } from 'msw/browser';

let started: Promise<SetupWorker> | undefined;

/**
 * The service worker that answers for the fake server, started once for the page. The addon's own setup starts one for
 * each story that asks before the first is ready, and the second start throws.
 */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  // What no story answers is Storybook's own: the fake server of `withClient` answers each call of its host.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}
