import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, hashOfSources } from './build.mjs';
import { contentSteps } from './embedContents.mjs';
import { importSteps } from './imports.mjs';
import { packagingSteps, packStep } from './packaging.mjs';
import { giveUp, setup } from './setup.mjs';
import { sizeSteps } from './sizes.mjs';
import { capture, isMain, node, root } from './spawn.mjs';
import { step, take } from './steps.mjs';

/**
 * Type-check projects, one for each environment that the sources run in. The tsconfig.json beside a source is for
 * editors.
 */
const projects = [
  'tsconfig.json',
  'scripts/programs/tsconfig.node.json',
  'packages/core/tsconfig.json',
  'scripts/programs/tsconfig.screens.json',
];

/** Checks that need only the sources. */
export const sourceSteps = [
  step('lint, boundaries and format', () =>
    capture('biome', ['ci', '--colors=off', '--max-diagnostics=60', '.']),
  ),
  ...importSteps,
  ...projects.map((project) => step(`types of ${project}`, () => typesOf(project))),
];

/** All builds as one step, because the next steps need all of them. */
const buildStep = { name: 'builds', check: () => build() };

/** Checks of the built files: their sizes and contents, and their use in hosts. */
const takeBuiltSteps = async () => take([...(await sizeSteps()), ...contentSteps, packStep], packagingSteps);

/** Holds the hash of the sources that passed all built steps, and the number of those steps. */
const held = join(root, '.cache/held.txt');

/**
 * Runs the whole check. Skips the checks of built files if the sources are unchanged: their steps count as passed.
 *
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function check() {
  const first = await take(sourceSteps, [buildStep]);
  const sources = hashOfSources();
  const [passedSources, steps] = existsSync(held) ? readFileSync(held, 'utf8').split(' ') : [];
  if (passedSources === sources) {
    console.log(`✓ sizes and packages: ${steps} steps, which passed for the same sources`);
    return { passed: first.passed + Number(steps), failed: first.failed };
  }
  const built = await takeBuiltSteps();
  if (first.failed + built.failed === 0) writeFileSync(held, `${sources} ${built.passed}`);
  return { passed: first.passed + built.passed, failed: first.failed + built.failed };
}

/**
 * Checks the types of a project. TypeScript keeps its results in `.cache/types` by file content, and checks only
 * changed files again.
 *
 * @param {string} project
 */
function typesOf(project) {
  const kept = `.cache/types/${project.replaceAll('/', '.')}.tsbuildinfo`;
  // Not the `tsc` bin: it belongs to TypeScript 6, which is installed for its API (scripts/imports.mjs).
  const tsc = 'node_modules/typescript/bin/tsc';
  // One checker, because two steps run at a time, and several checkers would each check shared files again.
  const flags = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
  return capture(node, [tsc, '-p', project, ...flags]);
}

if (isMain(import.meta.url)) {
  try {
    await setup();
    const { failed } = await check();
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (problem) {
    giveUp(problem);
  }
}
