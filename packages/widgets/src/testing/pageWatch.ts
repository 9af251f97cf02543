/** What is left when the watch ends. */
export interface LeftOver {
  /** "online on window": listeners that were added and not taken away. */
  readonly listeners: readonly string[];
  /** Intervals, and timeouts of a second or more, that are still to come. */
  readonly timers: number;
}

/** Watches what is added to the page's window and document from now on. `stop` tells what was not taken away. */
export function watchPage(): { stop(): LeftOver } {
  const stops = [watchListeners(window, 'window'), watchListeners(document, 'document')];
  const timers = watchTimers();
  return {
    stop: () => ({ listeners: stops.flatMap((stop) => stop()), timers: timers() }),
  };
}

function watchListeners(target: Window | Document, name: string): () => string[] {
  const added: { type: string; listener: unknown }[] = [];
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (type: string, listener: EventListener, options?: boolean) => {
    added.push({ type, listener });
    addEventListener.call(target, type, listener, options);
  };
  target.removeEventListener = (type: string, listener: EventListener, options?: boolean) => {
    const index = added.findIndex((one) => one.type === type && one.listener === listener);
    if (index >= 0) added.splice(index, 1);
    removeEventListener.call(target, type, listener, options);
  };
  return () => {
    Object.assign(target, { addEventListener, removeEventListener });
    return added.map(({ type }) => `${type} on ${name}`);
  };
}

/** Shorter ones are the tools' own. */
const LONG = 1000;

function watchTimers(): () => number {
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const running = new Set<unknown>();
  const forget = (stop: (timer?: number) => void) => (timer?: number) => {
    running.delete(timer);
    stop.call(window, timer);
  };
  Object.assign(window, {
    setTimeout(run: () => void, ms = 0) {
      const done = () => {
        running.delete(timer);
        run();
      };
      const timer: unknown = real.setTimeout.call(window, done, ms);
      if (ms >= LONG) running.add(timer);
      return timer;
    },
    setInterval(run: () => void, ms = 0) {
      const timer: unknown = real.setInterval.call(window, run, ms);
      running.add(timer);
      return timer;
    },
    clearTimeout: forget(real.clearTimeout),
    clearInterval: forget(real.clearInterval),
  });
  return () => {
    Object.assign(window, real);
    return running.size;
  };
}
