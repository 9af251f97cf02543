/** How many of a page's seconds pass in one of ours. */
export const HASTE = 20;

export interface ClockSettings {
  readonly haste: number;
  /** Where the fast clock begins, ms since 1970: the same for all pages of a device. */
  readonly began: number;
}

/**
 * Runs inside a page before any of its scripts: its clocks and timers run `haste` times as fast. Each page of a device
 * reads the same time, across reloads, and a jump of the device's clock is kept in its storage.
 */
export function installPageClock({ haste, began }: ClockSettings): void {
  const RealDate = Date;
  const realNow = Date.now.bind(Date);
  const realElapsed = performance.now.bind(performance);
  const jump = () => {
    try {
      return Number(localStorage.getItem('fault-run-clock-jump') ?? 0);
    } catch {
      return 0;
    }
  };
  let jumped = jump();
  addEventListener('storage', () => {
    jumped = jump();
  });
  const now = () => Math.floor(began + (realNow() - began) * haste + jumped);
  const timeout = setTimeout.bind(globalThis);
  const interval = setInterval.bind(globalThis);
  const fast = (start: typeof timeout) =>
    ((handler: () => void, ms = 0, ...rest: []) => start(handler, ms / haste, ...rest)) as typeof setTimeout;
  Object.assign(globalThis, {
    Date: new Proxy(RealDate, {
      construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self),
      apply: () => new RealDate(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    }),
    setTimeout: fast(timeout),
    setInterval: fast(interval as unknown as typeof timeout),
    faultRunClock: {
      jump(ms: number) {
        localStorage.setItem('fault-run-clock-jump', String(jumped + ms));
        jumped += ms;
      },
    },
  });
  performance.now = () => realElapsed() * haste;
}
