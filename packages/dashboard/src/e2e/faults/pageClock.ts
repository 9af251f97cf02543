/** How many times faster a page's clock runs than real time. */
export const HASTE = 20;

export interface ClockSettings {
  readonly haste: number;
  /** Start of the fast clock, in ms since 1970. Equal for all pages of a device. */
  readonly began: number;
}

/** Installed in each page as `faultRunClock`. */
export interface PageClock {
  /** Moves the device's clock by this many ms. */
  jump(ms: number): void;
  /** Sets how many times faster than real time the page's clock runs. */
  setHaste(haste: number): void;
}

/**
 * Runs inside a page before any of its scripts: speeds up its clocks and timers. All pages of a device show the same
 * time, across reloads, because the state is in the device's storage.
 */
export function installPageClock({ haste, began }: ClockSettings): void {
  const KEY = 'fault-run-clock';
  const RealDate = Date;
  const realNow = Date.now.bind(Date);
  const realElapsed = performance.now.bind(performance);
  const load = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as (typeof clock & ClockSettings) | null;
      // A killed browser loses its last writes, so an earlier schedule's clock may be stored.
      return kept?.began === began ? kept : null;
    } catch {
      return null;
    }
  };
  /** The page's clock showed `virtual` at the real time `real`. */
  let clock = { real: began, virtual: began, haste };
  let elapsed = { real: realElapsed(), virtual: realElapsed() * haste };
  const now = () => Math.floor(clock.virtual + (realNow() - clock.real) * clock.haste);
  const elapsedNow = () => elapsed.virtual + (realElapsed() - elapsed.real) * clock.haste;
  const set = (next: typeof clock) => {
    elapsed = { real: realElapsed(), virtual: elapsedNow() };
    clock = next;
  };
  const keep = (next: typeof clock) => {
    set(next);
    localStorage.setItem(KEY, JSON.stringify({ ...next, began }));
  };
  const follow = () => set(load() ?? clock);
  follow();
  addEventListener('storage', follow);
  const timeout = setTimeout.bind(globalThis);
  const interval = setInterval.bind(globalThis);
  // The disk is not faster than real time, so the app's timeout for opening a database is not sped up.
  let isOpening = false;
  const openDatabase = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function open(...named) {
    isOpening = true;
    queueMicrotask(() => {
      isOpening = false;
    });
    return openDatabase.apply(this, named);
  };
  const fast = (start: typeof timeout) =>
    ((handler: () => void, ms = 0, ...rest: []) =>
      start(handler, isOpening ? ms : ms / clock.haste, ...rest)) as typeof setTimeout;
  const faultRunClock: PageClock = {
    jump: (ms) => keep({ ...clock, virtual: clock.virtual + ms }),
    setHaste: (faster) => keep({ real: realNow(), virtual: now(), haste: faster }),
  };
  Object.assign(globalThis, {
    Date: new Proxy(RealDate, {
      construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self),
      apply: () => new RealDate(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    }),
    setTimeout: fast(timeout),
    setInterval: fast(interval as unknown as typeof timeout),
    faultRunClock,
  });
  performance.now = elapsedNow;
}
