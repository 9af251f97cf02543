/**
 * One counted check. It fails if `check` throws.
 * @typedef {{ readonly name: string, readonly check: () => Promise<void> }} Step
 */

/**
 * A step that runs a command. Fails with the command's output if its exit code isn't 0.
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
      if (code !== 0) throw new Error(output.trim() || `It exited with code ${code}.`);
    },
  };
}

/** Number of steps that run in parallel: the smallest development machine has two cores. */
const WORKERS = 2;

/**
 * Runs all steps and prints each result. Stages run one after another. The steps of one stage are independent and run
 * in parallel.
 *
 * @param {readonly (readonly Step[])[]} stages
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function take(...stages) {
  const ended = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const waiting = [...stage];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        ended[(await holds(next)) ? 'passed' : 'failed'] += 1;
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
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
