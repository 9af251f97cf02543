/** How many of a page's seconds pass in one of this machine's. */
export const HASTE = 5;

/** Runs in a page before its scripts: timers and clocks run `haste` times as fast, and go on across a reload. */
export function installFastTimers({ haste, began }: { haste: number; began: number }): void {
  const RealDate = Date;
  const now = () => began + (RealDate.now() - began) * haste;
  const elapsed = performance.now.bind(performance);
  const wait = setTimeout.bind(globalThis);
  class FastDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      super(...((given.length === 0 ? [now()] : given) as [number]));
    }
    static override now = now;
  }
  Object.assign(globalThis, {
    Date: FastDate,
    setTimeout: (task: () => void, ms = 0) => wait(task, ms / haste),
  });
  performance.now = () => elapsed() * haste;
}
