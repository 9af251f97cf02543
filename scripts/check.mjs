import { build } from './build.mjs';
import { importSteps } from './imports.mjs';
import { packagingSteps, packStep } from './packaging.mjs';
import { giveUp, setup } from './setup.mjs';
import { sizeSteps } from './sizes.mjs';
import { capture, isMain, node } from './spawn.mjs';
import { step, take } from './steps.mjs';

/** Each source is in the program of where it runs: the tsconfig.json beside it is the editor's. */
const projects = [
  'tsconfig.json',
  'scripts/programs/tsconfig.node.json',
  'packages/core/tsconfig.json',
  'packages/core/tsconfig.test.json',
  'scripts/programs/tsconfig.screens.json',
];

/** What can be said from the sources alone. */
export const sourceSteps = [
  step('lint, walls and format', () => capture('biome', ['ci', '--colors=off', '--max-diagnostics=60', '.'])),
  ...importSteps,
  ...projects.map((project) => step(`types of ${project}`, () => typesOf(project))),
];

/** Apps that have the packages as a host has them, from what is built: each is a program of its own. */
const hosted = [
  'packages/embed',
  'examples/react-shop',
  'examples/vue-shop',
  'examples/svelte-shop',
  'examples/angular-shop',
];
const hostedSteps = hosted.map((folder) =>
  step(`types of ${folder}`, () => typesOf(`${folder}/tsconfig.json`)),
);

/** The stages of the whole check, for `take`. */
export const stages = [
  sourceSteps,
  // Every build as one step: what comes after needs them all.
  [{ name: 'builds', check: () => build() }],
  [...sizeSteps, packStep],
  [...packagingSteps, ...hostedSteps],
];

/**
 * TypeScript keeps in `.cache/types` what it found by the content of each file, and looks again only at what changed.
 *
 * @param {string} project
 */
function typesOf(project) {
  const kept = `.cache/types/${project.replaceAll('/', '.')}.tsbuildinfo`;
  // The bin `tsc` belongs to TypeScript 6, which stands beside for its API (scripts/imports.mjs).
  const tsc = 'node_modules/typescript/bin/tsc';
  return capture(node, [tsc, '-p', project, '--incremental', '--tsBuildInfoFile', kept]);
}

if (isMain(import.meta.url)) {
  try {
    await setup();
    const { failed } = await take(...stages);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (problem) {
    giveUp(problem);
  }
}
