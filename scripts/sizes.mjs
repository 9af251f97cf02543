import { capture } from './spawn.mjs';
import { step } from './steps.mjs';

/** A row of `size-limit --json`, in bytes. @typedef {{ name: string, passed: boolean, size: number, sizeLimit: number }} Row */

/**
 * Measures all files in one run of size-limit. Returns a step for each budget of .size-limit.ts, with the size in its
 * name, so that the printed steps read as a table.
 *
 * @param {...string} args
 * @returns {Promise<import('./steps.mjs').Step[]>}
 */
export async function sizeSteps(...args) {
  const { output } = await capture('size-limit', ['--json', ...args]);
  const rows = readRows(output);
  if (!rows) return [step('size-limit measures the files', async () => ({ code: 1, output }))];
  const widest = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, passed, size, sizeLimit }) =>
    step(`size of ${name.padEnd(widest)} ${kB(size)} of ${kB(sizeLimit)}`, async () => ({
      code: passed ? 0 : 1,
      output: `${size - sizeLimit} bytes over the limit.`,
    })),
  );
}

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(5)} kB`;

/**
 * Parses the output; `undefined` if it is an error message.
 *
 * @param {string} output
 * @returns {Row[] | undefined}
 */
function readRows(output) {
  try {
    const rows = JSON.parse(output);
    return Array.isArray(rows) ? rows : undefined;
  } catch {
    return undefined;
  }
}
