import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recipes } from './new/plopfile.mjs';
import { giveUp, setup } from './setup.mjs';
import { isMain, root, run } from './spawn.mjs';

export const kinds = /** @type {readonly (keyof typeof recipes)[]} */ (Object.keys(recipes));

/**
 * Runs one recipe of CONTRIBUTING.md below `folder`. Writes nothing if any step would fail.
 *
 * @param {string} folder
 * @param {string} kind One of `kinds`.
 * @param {string} id In kebab case: "price-alerts".
 */
export async function create(folder, kind, id) {
  const known = kinds.find((each) => each === kind);
  if (!known || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`npm run new -- <kind> <name-in-small-letters>. A kind is one of: ${kinds.join(', ')}.`);
  // Imported lazily: a fresh clone has no packages before `setup`.
  const { default: nodePlop } = await import('node-plop');
  const plopfile = fileURLToPath(new URL('new/plopfile.mjs', import.meta.url));
  const plop = await nodePlop(plopfile, { destBasePath: folder, force: false });
  const filled = (/** @type {string} */ template) => plop.renderString(template, { id });
  const written = new Set(/** @type {string[]} */ ([]));
  const next = [];
  for (const step of recipes[known]) {
    if (typeof step === 'string') next.push(filled(step));
    else written.add(refuseBlocked(step, filled(step.path), folder));
  }
  const { failures } = await plop.getGenerator(kind).runActions({ id });
  if (failures[0]) throw new Error(failures[0].error);
  return { written: [...written], next };
}

/**
 * Throws if a step can't be done. Plop would write the steps before it, and reports an edit without its marker as done.
 *
 * @param {import('./new/plopfile.mjs').Step} step
 * @param {string} path
 * @param {string} folder
 * @returns {string} The path.
 */
function refuseBlocked(step, path, folder) {
  const there = existsSync(join(folder, path));
  if (step.type === 'add') {
    if (there) throw new Error(`${path} already exists.`);
    return path;
  }
  if (!there) throw new Error(`${path} can’t be edited: it does not exist.`);
  const { pattern } = step;
  const source = readFileSync(join(folder, path), 'utf8');
  const found =
    typeof pattern === 'string' ? source.split(pattern).length - 1 : source.match(pattern)?.length;
  if (!found || (typeof pattern === 'string' && found > 1))
    throw new Error(`${path} can’t be edited: "${pattern}" was found ${found ?? 0} times.`);
  return path;
}

if (isMain(import.meta.url)) {
  try {
    const [kind = '', id = ''] = process.argv.slice(2);
    await setup();
    const { written, next } = await create(root, kind, id);
    await run('biome', ['check', '--write', '--log-level=error', '--files-ignore-unknown=true', ...written]);
    console.log([...written.map((file) => `  ${file}`), '', ...next.map((line) => `- ${line}`)].join('\n'));
  } catch (problem) {
    giveUp(problem);
  }
}
