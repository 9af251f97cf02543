import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { demoCategories } from '../../packages/core/src/contract/demo/allServices.ts';
import { openapi } from '../../packages/dashboard/build/openapi.ts';
import { fromSource, isDeep, languages } from '../build/base.ts';
import { at } from '../build/paths.ts';
import { aliasesFor, type Runtime } from '../build/preact.ts';
import { chromiumArgs, findChromium, findHeadlessShell, forShortPages } from '../chromium.mjs';
import { limits } from './limits.ts';
import { workers } from './workers.ts';

/** For screenshots: the headless shell shifts each letter by a fraction of a pixel. */
const withWindows = await findChromium();
/** The headless shell, if installed: it needs half the processor time. */
const withoutWindows = findHeadlessShell() ?? withWindows;

/**
 * Packages that browser code imports. Vite bundles these before a run and does not search for others: the search reads
 * all sources, and a package found during a run reloads the page of a running test.
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
  '@tanstack/react-virtual',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@valibot/to-json-schema',
  'axe-core',
  'fast-check',
  'msw',
  'msw/browser',
  'read-excel-file/universal',
  'storybook/internal/csf',
  'uqr',
  'valibot',
  'wouter',
  'wouter/memory-location',
  'wouter/use-browser-location',
];

const inBrowser = (ending: string) => [
  `packages/widgets/src/**/*${ending}`,
  `packages/dashboard/src/**/*${ending}`,
];
const components = [...inBrowser('.test.tsx'), ...(isDeep ? inBrowser('.deep.tsx') : [])];
/** Compares every page of the dashboard with its screenshots. */
const pageScreenshotTests = 'packages/dashboard/src/screens/pages.deep.tsx';

/** Files that each need a separate page: they mock a module before its first load, or observe everything the page does. */
const ownPage = [
  'packages/widgets/src/delivery/receipt/ReceiptActions.offline.test.tsx',
  'packages/widgets/src/embed/mountPurchase.test.tsx',
  'packages/widgets/src/transaction-list/TransactionList.lazy.test.tsx',
  'packages/widgets/src/ui/menu/Menu.test.tsx',
];

/**
 * Component tests of the widgets and the dashboard, in a real browser. Files share a page per test worker: loading the
 * 900 modules of React, core and the widgets again took longer than most files' tests.
 */
export function widgets(): TestProjectInlineConfiguration {
  return componentProject('widgets', [
    {
      browser: 'chromium',
      name: 'widgets (chromium)',
      include: components,
      exclude: [...ownPage, pageScreenshotTests],
    },
    { browser: 'chromium', name: 'widgets (own page)', include: ownPage, isolate: true },
  ]);
}

/** Compares the pages of the dashboard with their screenshots. */
export function pageScreenshots(): TestProjectInlineConfiguration {
  const { test, ...project } = componentProject('page-screenshots', [
    { browser: 'chromium', include: [pageScreenshotTests] },
  ]);
  const folder = 'packages/dashboard/src/screens/screenshots';
  return {
    ...project,
    test: { ...test, browser: { ...test.browser, ...chromium(withWindows), expect: comparedIn(folder) } },
  };
}

function componentProject(name: string, instances: NonNullable<BrowserConfigOptions['instances']>) {
  return {
    extends: false,
    ...fromSource(),
    // The screenshots of the pages show these categories. Further categories in core's catalogue would change them.
    define: {
      __OJA_CATEGORIES__: JSON.stringify(demoCategories),
      __OJA_LANGUAGES__: JSON.stringify(languages()),
    },
    root: at(),
    plugins: [react(), vanillaExtractPlugin(), openapi()],
    optimizeDeps: { include: browserDependencies, noDiscovery: true },
    test: {
      name,
      ...limits,
      ...workers('pages'),
      isolate: false,
      env: { OJA_DEEP: isDeep ? '1' : '0' },
      setupFiles: [at('scripts/tests/waitTimeout.ts'), at('scripts/tests/waitTimeoutInPages.ts')],
      browser: { ...chromium(), instances },
    },
  } satisfies TestProjectInlineConfiguration;
}

/** Runs every story as a test: renders it, runs its play function and checks its accessibility. */
export function stories(name: string, runtime: Runtime): TestProjectInlineConfiguration {
  return storyProject(name, runtime, [at('scripts/tests/waitTimeoutInStories.ts')]);
}

/** Compares stories with their screenshots. */
export function storyScreenshots(): TestProjectInlineConfiguration {
  const setup = ['waitTimeoutInStories', 'compareScreenshots'].map((file) => at(`scripts/tests/${file}.ts`));
  const { test, ...project } = storyProject('screenshots', 'react', setup);
  const folder = '.storybook/screenshots';
  return {
    ...project,
    test: {
      ...test,
      exclude: [...test.exclude, 'packages/widgets/src/{theme,ui}/**'],
      // Off by default under Storybook's plugin. Allows writing a differing screenshot beside the expected one.
      api: { allowWrite: true },
      browser: { ...test.browser, ...chromium(withWindows), expect: comparedIn(folder) },
    },
  };
}

function storyProject(name: string, runtime: Runtime, setupFiles: string[]) {
  const { define, resolve, environments } = fromSource();
  return {
    extends: false,
    environments,
    root: at(),
    resolve: { ...resolve, alias: aliasesFor(runtime) },
    // Vite also scans the stories of the dashboard's pages, which need the constants of the dashboard's build.
    define,
    plugins: [react(), vanillaExtractPlugin(), openapi(), storybookTest({ configDir: at('.storybook') })],
    optimizeDeps: { include: browserDependencies, noDiscovery: true },
    test: {
      name,
      ...limits,
      ...workers('pages'),
      // Files share a page: each story is removed after its test.
      isolate: false,
      // The dashboard's stories are for viewing only: its own tests and the end-to-end tests cover its pages.
      exclude: ['packages/dashboard/**'],
      setupFiles,
      browser: { ...chromium(), instances: [{ browser: 'chromium' }] },
    },
  } satisfies TestProjectInlineConfiguration;
}

/** Makes text and colours in screenshots independent of the machine's display settings. */
const evenly = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/**
 * How a screenshot is compared with the expected one in `folder`. Pixels that differ only by antialiasing are ignored.
 * Of the others, 28 on a phone's screen may differ: fewer than the thinnest line of a page, or a shift by 2 px, would
 * change.
 */
function comparedIn(folder: string): NonNullable<BrowserConfigOptions['expect']> {
  return {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      comparatorOptions: { threshold: 0.05, allowedMismatchedPixelRatio: 0.0001 },
      timeout: 60_000,
      resolveScreenshotPath: ({ arg, ext }) => at(`${folder}/${arg}${ext}`),
      resolveDiffPath: ({ arg, ext }) => at(`.cache/screenshots/${arg}${ext}`),
    },
  };
}

function chromium(executablePath = withoutWindows) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      // Turns animations off, so that an element is visible once it is in the page.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        args: [...chromiumArgs, ...forShortPages, ...evenly],
      },
    }),
    // Phone size first: most agents use cheap phones.
    viewport: { width: 390, height: 844 },
  };
}
