import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { TestProjectConfiguration, TestProjectInlineConfiguration } from 'vitest/config';
import { fromSource } from '../build/base.ts';
import { at } from '../build/paths.ts';
import { limits } from './limits.ts';
import { workers } from './workers.ts';

type Projects = Readonly<Record<string, () => Promise<TestProjectConfiguration> | TestProjectConfiguration>>;

/** Projects of `npm test`. */
const suite: Projects = {
  unit,
  widgets: async () => (await import('./browserProjects.ts')).widgets(),
  stories: async () => (await import('./browserProjects.ts')).stories('stories', 'react'),
  e2e: endToEnd,
};

/** Projects that only `npm run test:deep` runs, by the names that its parts use. */
const deep: Projects = {
  'deep-unit': deepUnit,
  'deep-e2e': deepEndToEnd,
  faults: faultSchedules,
  'api-postgres': apiOnPostgres,
  'stories-preact': async () => (await import('./browserProjects.ts')).stories('stories-preact', 'preact'),
  screenshots: async () => (await import('./browserProjects.ts')).storyScreenshots(),
  'page-screenshots': async () => (await import('./browserProjects.ts')).pageScreenshots(),
  'storybook-docs': storybookDocs,
  engines,
};

const all: Projects = { ...suite, ...deep };

/** Values of `--project`, as in `--project unit` and `--project=unit`. */
const named = process.argv.flatMap((word, index, words) =>
  words[index - 1] === '--project' ? [word] : (/^--project=(.+)$/.exec(word)?.slice(1) ?? []),
);

/** Loads the projects that the command line names; by default the projects of `npm test`. */
export async function testProjects(): Promise<TestProjectConfiguration[]> {
  const wanted = named.length > 0 ? named : Object.keys(suite);
  const unknown = wanted.find((name) => !(name in all));
  if (unknown)
    throw new Error(`No project is called "${unknown}". Use one of: ${Object.keys(all).join(', ')}.`);
  return Promise.all(wanted.map((name) => all[name]?.()).filter((project) => project !== undefined));
}

/** Folders with tests. `npm test` leaves out `*.deep.*` files, which `npm run test:deep` runs. */
const sources = '{packages/*/{src,build},examples/*/src,scripts,bench,.storybook}/**';
const deepFiles = '**/*.deep.*';
/** Files whose tests are divided among the shards of a deep run. Each file is a separate project. */
const faults = 'packages/dashboard/src/e2e/faults/faults.deep.e2e.ts';
const everySuite = 'examples/reference-api/src/database/everywhere.deep.ts';
/** A deep run repeats this file with React; the file explains why. */
const onBothRuntimes = 'examples/partner-site/src/partnerPage.e2e.ts';

const setupFiles = [at('scripts/tests/waitTimeout.ts')];

function inNode(name: string, test: NonNullable<TestProjectInlineConfiguration['test']>) {
  return {
    extends: false as const,
    ...fromSource(),
    root: at(),
    plugins: [vanillaExtractPlugin()],
    test: {
      name,
      ...limits,
      environment: 'node',
      setupFiles,
      globalSetup: [at('scripts/tests/filledDatabases.ts')],
      ...test,
    },
  };
}

/** Tests without a page: core, the reference API, the examples, the scripts, and the logic of widgets. */
function unit(): TestProjectInlineConfiguration {
  return inNode('unit', {
    include: [`${sources}/*.test.ts`],
    exclude: [deepFiles, '**/node_modules/**'],
    setupFiles: [...setupFiles, at('scripts/tests/propertySeed.ts')],
    // Files share a process, so that core, fast-check and PGlite are loaded once per process.
    isolate: false,
    pool: 'forks',
    ...workers('node'),
  });
}

/** End-to-end tests: Node drives a browser and a real server. Files in one process share a browser. */
function e2eProject(name: string, test: NonNullable<TestProjectInlineConfiguration['test']>) {
  return inNode(name, {
    isolate: false,
    pool: 'forks',
    globalSetup: [at('scripts/tests/beforeEndToEnd.ts'), at('scripts/tests/filledDatabases.ts')],
    ...test,
  });
}

function endToEnd(): TestProjectInlineConfiguration {
  return e2eProject('e2e', {
    include: ['{packages,examples}/*/src/**/*.e2e.ts'],
    exclude: [deepFiles, '**/node_modules/**'],
    // `npm test` lists the repeated tests at its end.
    retry: 1,
    ...workers('node'),
  });
}

/** Each file runs in a separate process, because these tests start servers, kill them, or measure. */
function deepUnit(): TestProjectInlineConfiguration {
  return inNode('deep-unit', {
    include: [`${sources}/*.deep.ts`],
    exclude: [everySuite, '**/node_modules/**'],
  });
}

/** The API's test suites on PostgreSQL. */
function apiOnPostgres(): TestProjectInlineConfiguration {
  return inNode('api-postgres', { include: [everySuite] });
}

/** Runs one file at a time, because some files measure durations. */
function deepEndToEnd(): TestProjectInlineConfiguration {
  return e2eProject('deep-e2e', {
    include: ['{packages,examples}/*/src/**/*.deep.e2e.ts', onBothRuntimes],
    exclude: [faults, '**/node_modules/**'],
    fileParallelism: false,
  });
}

function faultSchedules(): TestProjectInlineConfiguration {
  return e2eProject('faults', { include: [faults], fileParallelism: false });
}

/** Purchases in Firefox and WebKitGTK. */
function engines(): TestProjectInlineConfiguration {
  return e2eProject('engines', {
    include: ['examples/partner-site/src/engines/*.engine.ts'],
    fileParallelism: false,
  });
}

/** Opens every docs page of the built Storybook. */
function storybookDocs(): TestProjectInlineConfiguration {
  return inNode('storybook-docs', { include: ['.storybook/**/*.e2e.ts'] });
}
