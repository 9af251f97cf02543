import type { Platform } from '../platform/platform.ts';

/** Runs `task` repeatedly, after the pause in ms that it returns or when one of `wakers` calls, until the returned function is called. */
export function repeatTask(
  wait: Platform['wait'],
  wakers: readonly ((wake: () => void) => () => void)[],
  task: () => Promise<number>,
): () => void {
  let isRunning = true;
  let sleep = new AbortController();
  const wake = () => sleep.abort();
  const stops = wakers.map((subscribe) => subscribe(wake));
  async function run(): Promise<void> {
    while (isRunning) {
      sleep = new AbortController();
      const pause = await task();
      if (isRunning && pause > 0) await wait(pause, sleep.signal);
    }
  }
  void run();
  return () => {
    isRunning = false;
    for (const stop of stops) stop();
    wake();
  };
}

/** Starts with the first watcher and stops with the last. */
export function sharedWatch(start: () => () => void): () => () => void {
  let watchers = 0;
  let stop = () => {};
  return () => {
    if (watchers === 0) stop = start();
    watchers += 1;
    let isWatching = true;
    return () => {
      if (!isWatching) return;
      isWatching = false;
      watchers -= 1;
      if (watchers === 0) stop();
    };
  };
}
