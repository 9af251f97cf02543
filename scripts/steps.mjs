/**
 * One thing that is checked and counted.
 * @typedef {{ readonly name: string, readonly check: () => Promise<void> }} Step
 */

/**
 * A step that is a command: it holds when the command ends well, and fails with what the command said.
 *
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} command
 * @returns {Step}
 */
export function step(name, command) {
  return {
    name,
    check: async () => {
      const { code, output } = await command();
      if (code !== 0) throw new Error(output.trim() || `It ended with code ${code}.`);
    },
  };
}

/**
 * Takes the steps one after the other, all of them, and says how each went.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function take(steps) {
  let failed = 0;
  for (const { name, check } of steps) {
    const since = Date.now();
    try {
      await check();
      console.log(`✓ ${name} (${seconds(since)})`);
    } catch (problem) {
      failed += 1;
      console.log(`✗ ${name} (${seconds(since)})\n${indented(problem)}`);
    }
  }
  return { passed: steps.length - failed, failed };
}

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {unknown} problem */
function indented(problem) {
  const text = problem instanceof Error ? problem.message : String(problem);
  return text.replaceAll(/^/gm, '    ');
}
