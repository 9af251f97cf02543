/** Seconds of page time per second of real time. */
export const HASTE = 5;

/** Init script: speeds up the page's timers and clocks by `haste`. The time continues across a reload. */
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
