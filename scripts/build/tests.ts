import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { TestProjectConfiguration, TestProjectInlineConfiguration } from 'vitest/config';
import { fromSource, isDeep, isWhole, stages } from './base.ts';
import { at } from './paths.ts';

/** What `vitest --project <name>` can name. */
const projects: Readonly<Record<string, () => Promise<TestProjectConfiguration> | TestProjectConfiguration>> =
  {
    unit,
    ...(isWhole && { 'unit-shared': unitWithoutServer, 'unit-api': unitOfApi }),
    widgets: async () => (await import('./browserTests.ts')).widgets(),
    stories: async () => (await import('./browserTests.ts')).stories('stories', 'react'),
    'stories-preact': async () => (await import('./browserTests.ts')).stories('stories-preact', 'preact'),
    journeys,
    'storybook-docs': storybookDocs,
    'timed-journeys': timedJourneys,
    ...(!isWhole && { engines }),
  };

/** The values of `--project`, as in `--project unit` and `--project=unit`. */
const named = process.argv.flatMap((word, index, words) =>
  words[index - 1] === '--project' ? [word] : (/^--project=(.+)$/.exec(word)?.slice(1) ?? []),
);

/**
 * The projects of this run. Where it names them, the others are not loaded: Storybook, its plugins and the browser's
 * provider take longer than a unit test. All of them where it names none, or a pattern.
 */
export async function testProjects(): Promise<TestProjectConfiguration[]> {
  const isNamed = named.length > 0 && named.every((name) => name in projects);
  const wanted = Object.entries(projects).filter(([name]) => !isNamed || named.includes(name));
  return Promise.all(wanted.map(([, create]) => create()));
}

/** What computes and starts nothing: no file of it leaves behind what another one could meet. */
const withoutServer = 'packages/{core,widgets,embed,dashboard}/src/**/*.test.ts';
/** Of these, what goes by the clock: each of them has a process of its own. */
const timedUnits = ['purchase/faults', 'stores/longHistory', 'transport/send'].map(
  (name) => `packages/core/src/${name}.test.ts`,
);
/** What the journeys stand on: proxies, processes. Each of its tests has a process of its own. */
const ofJourneys = 'packages/dashboard/src/e2e/**/*.test.ts';
/** The reference API over databases in memory. */
const ofApi = 'examples/reference-api/src/**/*.test.ts';
/** Of these, what starts processes or a PostgreSQL, kills them, or measures: each of them has a process of its own. */
const ownProcess = [
  'boot/production',
  'boot/settings',
  'database/connection',
  'database/everywhere',
  'database/folder',
  'database/machines',
  'database/pooler',
  'database/postgres',
  'http/drain',
  'http/sockets',
  'ledger/backup',
  'robustness/fullDisk',
  'robustness/kills',
  'sale/killed',
  'sale/silentProvider',
  'testing/processes',
].map((name) => `examples/reference-api/src/${name}.test.ts`);

/**
 * Of a whole run: these files share their workers. To load core and fast-check anew for each of them took longer than
 * to run most. By itself each runs in `unit`, alone.
 */
function unitWithoutServer(): TestProjectInlineConfiguration {
  return shared('unit-shared', 'threads', { include: [withoutServer], exclude: [...timedUnits, ofJourneys] });
}

/** As `unit-shared`, in processes: the API, its schemas and PGlite's WebAssembly are loaded once in each. */
function unitOfApi(): TestProjectInlineConfiguration {
  return shared('unit-api', 'forks', { include: [ofApi], exclude: ownProcess });
}

function shared(
  name: string,
  pool: 'forks' | 'threads',
  files: { readonly include: string[]; readonly exclude: string[] },
): TestProjectInlineConfiguration {
  const { test, ...project } = unit();
  return { ...project, test: { ...test, ...files, name, pool, isolate: false } };
}

/** Tests without a page: core, the examples, the scripts, and what widgets compute. Plain Node, no DOM. */
function unit(): TestProjectInlineConfiguration {
  return {
    extends: false,
    ...fromSource(),
    root: at(),
    plugins: [vanillaExtractPlugin()],
    test: {
      name: 'unit',
      ...stages.units,
      environment: 'node',
      include: isWhole
        ? [
            '{examples/!(reference-api)/src,scripts,.storybook}/**/*.test.ts',
            ofJourneys,
            ...timedUnits,
            ...ownProcess,
          ]
        : ['{packages/*/src,examples/*/src,scripts,.storybook}/**/*.test.ts'],
      globalSetup: at('scripts/build/filledDatabases.ts'),
      // Ten times the cases take ten times as long; a machine with other work takes several times as long too.
      testTimeout: isDeep ? 300_000 : 60_000,
      hookTimeout: 120_000,
    },
  };
}

/** Journeys that measure how long something takes. */
const timed = ['start', 'twoTabs', 'oneDebit', 'expired', 'endedElsewhere'].map(
  (name) => `packages/dashboard/src/e2e/${name}.journey.ts`,
);

/** Whole journeys: Node drives a browser and a real server. */
function journeys(): TestProjectInlineConfiguration {
  return driving('journeys', {
    ...stages.journeys,
    include: ['packages/dashboard/src/e2e/**/*.journey.ts', 'examples/**/src/**/*.journey.ts'],
    exclude: timed,
  });
}

/** Last, one after the other. */
function timedJourneys(): TestProjectInlineConfiguration {
  return driving('timed-journeys', {
    ...stages.timed,
    include: timed,
  });
}

/** The other engines, one file at a time: `npm run engines`. */
function engines(): TestProjectInlineConfiguration {
  return driving('engines', { ...stages.timed, include: ['examples/partner-site/src/engines/*.engine.ts'] });
}

/** The built Storybook in a browser, beside the pages: it needs neither the journeys' builds nor their databases. */
function storybookDocs(): TestProjectInlineConfiguration {
  return {
    extends: false,
    root: at(),
    test: {
      name: 'storybook-docs',
      ...stages.pages,
      include: ['.storybook/**/*.journey.ts'],
      environment: 'node',
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}

function driving(name: string, test: NonNullable<TestProjectInlineConfiguration['test']>) {
  return {
    extends: false as const,
    ...fromSource(),
    root: at(),
    test: {
      ...test,
      name,
      // The files of a worker share its browser and what is loaded: half of a short journey's processor time.
      isolate: false,
      globalSetup: [at('scripts/build/beforeJourneys.ts'), at('scripts/build/filledDatabases.ts')],
      environment: 'node',
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}
