import { type SetupWorker, setupWorker } from 'msw/browser';

let started: Promise<SetupWorker> | undefined;

/**
 * Starts the service worker of the fake server once per page. The addon's own setup starts one for each story that asks
 * before the first is ready, and the second start throws.
 */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  // `withClient`'s fake server answers every call to its host. All other requests belong to Storybook.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}
