import { setTimeout as sleep } from 'node:timers/promises';

/** Default timeout in real ms: the machine may run many browsers. */
const COMES_WITHIN = 60_000;

/** Maximum polling interval in real ms: each poll takes processor time from the page. */
const LOOKS_EACH = 150;

/** Polls until the condition is true. On timeout, throws an error that names what was awaited. */
export async function until(
  what: string,
  look: () => Promise<boolean>,
  within = COMES_WITHIN,
): Promise<void> {
  const end = Date.now() + within;
  for (let pause = 30; !(await look()); pause = Math.min(pause * 1.5, LOOKS_EACH)) {
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`);
    await sleep(pause);
  }
}
