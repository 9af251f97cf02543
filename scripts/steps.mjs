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

/** Steps of one stage that run at the same time: one for each core of the smallest machine that works on Oja. */
const LANES = 2;

/**
 * Takes all steps and prints how each went. The stages follow one another; the steps of one stage don't depend on each
 * other and run side by side.
 *
 * @param {readonly (readonly Step[])[]} stages
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function take(...stages) {
  const ended = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const waiting = [...stage];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        ended[(await holds(next)) ? 'passed' : 'failed'] += 1;
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  return ended;
}

/**
 * @param {Step} step
 * @returns {Promise<boolean>}
 */
async function holds(step) {
  const since = Date.now();
  try {
    await step.check();
    console.log(`✓ ${step.name} (${seconds(since)})`);
    return true;
  } catch (problem) {
    console.log(`✗ ${step.name} (${seconds(since)})\n${indented(problem)}`);
    return false;
  }
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
