import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration, TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { fromSource } from './base.ts';
import { storiesOutsideEmbed } from './embedStories.ts';
import { openapi } from './openapi.ts';
import { at } from './paths.ts';
import { aliasesFor } from './preact.ts';

const executablePath = await findChromium();

/**
 * What the browser's code imports. Named, because Vite would otherwise find some of it in the middle of a run on
 * a cold cache, bundle again, and reload the page under a test.
 */
const browserDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@floating-ui/react',
  '@preact/signals-core',
  '@preact/signals-react',
  '@preact/signals-react/runtime',
  '@tanstack/react-virtual',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@valibot/to-json-schema',
  'axe-core',
  'fast-check',
  'msw',
  'msw/browser',
  'storybook/internal/csf',
  'valibot',
  'wouter',
  'wretch',
];

/** What `vitest --project <name>` can name. One after the other, each with as many files at a time as two cores take. */
export function testProjects(): TestProjectConfiguration[] {
  return [
    unit(),
    ...(isWhole ? [unitWithoutServer()] : []),
    widgets(),
    stories('stories', 'react'),
    stories('stories-preact', 'preact'),
    journeys(),
    timedJourneys(),
  ];
}

/** `npm run test:deep`: what `npm test` leaves out. */
const isDeep = process.env['OJA_DEEP'] === '1';

/** Set by scripts/test.mjs: all tests run, and not some that are named. */
const isWhole = process.env['OJA_WHOLE_RUN'] === '1';

/** What computes and starts nothing: no file of it leaves behind what another one could meet. */
const withoutServer = '{packages/core/src,packages/widgets/src}/**/*.test.ts';
/** Of these, what goes by the clock: each of them has a process of its own. */
const timedUnits = ['purchase/faults', 'stores/longHistory', 'transport/send'].map(
  (name) => `packages/core/src/${name}.test.ts`,
);

/**
 * Of a whole run: these files share their workers. To load core and fast-check anew for each of them took longer than
 * to run most. By itself each runs in `unit`, alone.
 */
function unitWithoutServer(): TestProjectInlineConfiguration {
  const { test, ...project } = unit();
  return {
    ...project,
    test: {
      ...test,
      name: 'unit-shared',
      include: [withoutServer],
      exclude: timedUnits,
      pool: 'threads',
      isolate: false,
    },
  };
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
      sequence: { groupOrder: 0 },
      // More than cores: much of it waits, for a database or for another process.
      maxWorkers: 4,
      environment: 'node',
      include: isWhole
        ? ['{packages/!(core|widgets)/src,examples/*/src,scripts,.storybook}/**/*.test.ts', ...timedUnits]
        : ['{packages/*/src,examples/*/src,scripts,.storybook}/**/*.test.ts'],
      globalSetup: at('scripts/build/filledDatabases.ts'),
      // Ten times the cases take ten times as long.
      testTimeout: isDeep ? 300_000 : 20_000,
      hookTimeout: 60_000,
    },
  };
}

/** Components of the widgets and of the dashboard, in a real browser. */
function widgets(): TestProjectInlineConfiguration {
  return {
    extends: false,
    ...fromSource(),
    root: at(),
    plugins: [react(), vanillaExtractPlugin(), openapi()],
    optimizeDeps: { include: browserDependencies },
    test: {
      name: 'widgets',
      sequence: { groupOrder: 1 },
      maxWorkers: pages,
      setupFiles: at('scripts/build/patience.ts'),
      include: ['packages/widgets/src/**/*.test.tsx', 'packages/dashboard/src/**/*.test.tsx'],
      browser: chromium(pagePictures),
    },
  };
}

/** Every story as a test with its accessibility check on React, and those of what the embed draws on its runtime. */
function stories(name: string, runtime: 'react' | 'preact'): TestProjectInlineConfiguration {
  const { resolve, environments } = fromSource();
  return {
    extends: false,
    environments,
    root: at(),
    resolve: { ...resolve, alias: aliasesFor(runtime) },
    plugins: [react(), vanillaExtractPlugin(), storybookTest({ configDir: at('.storybook') })],
    optimizeDeps: { include: browserDependencies },
    test: {
      name,
      sequence: { groupOrder: runtime === 'react' ? 2 : 3 },
      maxWorkers: pages,
      // A story stands for itself and is taken down after its test: no file needs a page of its own.
      isolate: false,
      exclude: runtime === 'preact' && !isDeep ? storiesOutsideEmbed() : [],
      setupFiles: [
        at('scripts/build/patienceInStories.ts'),
        ...(runtime === 'react' ? [at('scripts/build/pictures.ts')] : []),
      ],
      // Off by default under Storybook's plugin; a picture that differs is written beside the kept one.
      api: { allowWrite: true },
      browser: chromium(storyPictures),
    },
  };
}

/** Journeys that measure how long something takes. */
const timed = ['start', 'twoTabs', 'oneDebit', 'expired', 'endedElsewhere'].map(
  (name) => `packages/dashboard/src/e2e/${name}.journey.ts`,
);

/** Whole journeys: Node drives a browser and a real server. Two at a time, for much of a journey is waiting. */
function journeys(): TestProjectInlineConfiguration {
  return driving('journeys', {
    sequence: { groupOrder: 4 },
    maxWorkers: 2,
    include: ['packages/dashboard/src/e2e/**/*.journey.ts', 'examples/**/src/**/*.journey.ts'],
    exclude: timed,
  });
}

/** Last, and one file at a time: nothing else is to have the machine while they measure. */
function timedJourneys(): TestProjectInlineConfiguration {
  return driving('timed-journeys', {
    sequence: { groupOrder: 5 },
    fileParallelism: false,
    include: timed,
  });
}

function driving(name: string, test: NonNullable<TestProjectInlineConfiguration['test']>) {
  return {
    extends: false as const,
    ...fromSource(),
    root: at(),
    test: {
      ...test,
      name,
      globalSetup: [at('scripts/build/beforeJourneys.ts'), at('scripts/build/filledDatabases.ts')],
      environment: 'node',
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}

/** Pages at a time. By itself vitest opens one on a machine of two cores, and leaves the other core idle. */
const pages = 2;

/** Pictures: text and colours independent of the machine's display settings. */
const evenly = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** Where the pictures of the stories and of the dashboard's pages are kept. */
const storyPictures = '.storybook/pictures';
const pagePictures = 'packages/dashboard/src/screens/pictures';

/** How a picture is compared with the one kept in `folder`: a pixel may differ by what no eye sees, ten pixels by more. */
function comparedIn(
  folder: string,
): NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']> {
  return {
    comparatorName: 'pixelmatch',
    comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 10 },
    timeout: 15_000,
    resolveScreenshotPath: ({ arg, ext }) => at(`${folder}/${arg}${ext}`),
    resolveDiffPath: ({ arg, ext }) => at(`.cache/pictures/${arg}${ext}`),
  };
}

/** A browser whose pictures are compared with those in `pictures`. */
function chromium(pictures: string) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs, ...evenly] },
    }),
    // A cheap phone is the first screen that Oja is drawn for.
    viewport: { width: 390, height: 844 },
    instances: [{ browser: 'chromium' as const }],
    expect: { toMatchScreenshot: comparedIn(pictures) },
  };
}
