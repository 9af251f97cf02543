import { build } from './build.mjs';
import { packagingSteps } from './packaging.mjs';
import { giveUp, setup } from './setup.mjs';
import { sizeSteps } from './sizes.mjs';
import { capture, isMain, node } from './spawn.mjs';
import { step, take } from './steps.mjs';

const projects = [
  'tsconfig.json',
  'scripts/tsconfig.json',
  'bench/tsconfig.json',
  'packages/core/tsconfig.json',
  'packages/core/tsconfig.test.json',
  'packages/widgets/tsconfig.json',
  'packages/dashboard/tsconfig.json',
  'packages/dashboard/src/e2e/tsconfig.json',
  'examples/reference-api/tsconfig.json',
  'examples/partner-site/tsconfig.json',
  'examples/headless/tsconfig.json',
];

/** What can be said from the sources alone. */
export const sourceSteps = [
  ...projects.map((project) =>
    // The bin `tsc` belongs to TypeScript 6, which stands beside for the declarations (vite-plugin-dts).
    step(`types of ${project}`, () => capture(node, ['node_modules/typescript/bin/tsc', '-p', project])),
  ),
  step('lint, walls and format', () => capture('biome', ['ci', '--colors=off', '--max-diagnostics=60', '.'])),
];

/** Every build as one step: what comes after needs them all. */
export const buildSteps = [{ name: 'builds', check: () => build() }];

/** What is said about the builds. */
export const outputSteps = [...sizeSteps, ...packagingSteps];

if (isMain(import.meta.url)) {
  try {
    await setup();
    const { failed } = await take([...sourceSteps, ...buildSteps, ...outputSteps]);
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (problem) {
    giveUp(problem);
  }
}
