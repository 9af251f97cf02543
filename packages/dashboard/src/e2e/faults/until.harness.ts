import { setTimeout as sleep } from 'node:timers/promises';

/** How long something that must come may take to come, in our ms: the machine may be busy with many. */
const COMES_WITHIN = 60_000;

/** How often it is looked for in the end, in our ms: each look takes processor time from the page. */
const LOOKS_EACH = 150;

/** Tries until it is true; throws what was waited for where it does not come. */
export async function until(
  what: string,
  look: () => Promise<boolean>,
  within = COMES_WITHIN,
): Promise<void> {
  const end = Date.now() + within;
  for (let pause = 30; !(await look()); pause = Math.min(pause * 1.5, LOOKS_EACH)) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await sleep(pause);
  }
}
