import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { demoCategories } from '../../packages/core/src/demo/allServices.ts';
import { fromSource, isDeep, languages } from '../build/base.ts';
import { openapi } from '../build/openapi.ts';
import { at } from '../build/paths.ts';
import { aliasesFor, type Runtime } from '../build/preact.ts';
import { chromiumArgs, findChromium, findHeadlessShell, forShortPages } from '../chromium.mjs';
import { limits } from './limits.ts';
import { workers } from './workers.ts';

/** Draws the pictures: the headless shell places each letter a fraction of a pixel off. */
const withWindows = await findChromium();
/** The headless shell, if it is installed: it takes half the processor time. */
const withoutWindows = findHeadlessShell() ?? withWindows;

/**
 * The packages that the browser's code imports. Vite bundles these before a run and looks for no others: its search
 * reads all sources, and what it finds in the middle of a run reloads the page under a test.
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
/** Every page of the dashboard beside its kept pictures. */
const pictured = 'packages/dashboard/src/screens/pages.deep.tsx';

/** Files with a page each: they replace a module before it is first loaded, or watch all that the page does. */
const ownPage = [
  'packages/widgets/src/delivery/ReceiptActions.offline.test.tsx',
  'packages/widgets/src/embed/mountPurchase.test.tsx',
  'packages/widgets/src/transaction-list/TransactionList.parts.test.tsx',
  'packages/widgets/src/ui/menu/Menu.test.tsx',
];

/**
 * Components of the widgets and of the dashboard, in a real browser. The files share a page for each worker: loading
 * the 900 modules of React, core and the widgets anew took longer than the tests of most files.
 */
export function widgets(): TestProjectInlineConfiguration {
  return drawing('widgets', [
    { browser: 'chromium', name: 'widgets (chromium)', include: components, exclude: [...ownPage, pictured] },
    { browser: 'chromium', name: 'widgets (own page)', include: ownPage, isolate: true },
  ]);
}

/** The pages of the dashboard beside their kept pictures. */
export function pagePictures(): TestProjectInlineConfiguration {
  const { test, ...project } = drawing('page-pictures', [{ browser: 'chromium', include: [pictured] }]);
  const folder = 'packages/dashboard/src/screens/pictures';
  return {
    ...project,
    test: { ...test, browser: { ...test.browser, ...chromium(withWindows), expect: comparedIn(folder) } },
  };
}

function drawing(name: string, instances: NonNullable<BrowserConfigOptions['instances']>) {
  return {
    extends: false,
    ...fromSource(),
    // The kept pictures of the pages show these categories. Others of core's catalogue would change them.
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
      setupFiles: [at('scripts/tests/patience.ts'), at('scripts/tests/patienceInPages.ts')],
      browser: { ...chromium(), instances },
    },
  } satisfies TestProjectInlineConfiguration;
}

/** Every story as a test: drawn, played, and checked for accessibility. */
export function stories(name: string, runtime: Runtime): TestProjectInlineConfiguration {
  return telling(name, runtime, [at('scripts/tests/patienceInStories.ts')]);
}

/** The stories with a kept picture, beside it. */
export function pictures(): TestProjectInlineConfiguration {
  const setup = ['patienceInStories', 'comparePictures'].map((file) => at(`scripts/tests/${file}.ts`));
  const { test, ...project } = telling('pictures', 'react', setup);
  const folder = '.storybook/pictures';
  return {
    ...project,
    test: {
      ...test,
      exclude: [...test.exclude, 'packages/widgets/src/{theme,ui}/**'],
      // Off by default under Storybook's plugin; a picture that differs is written beside the kept one.
      api: { allowWrite: true },
      browser: { ...test.browser, ...chromium(withWindows), expect: comparedIn(folder) },
    },
  };
}

function telling(name: string, runtime: Runtime, setupFiles: string[]) {
  const { define, resolve, environments } = fromSource();
  return {
    extends: false,
    environments,
    root: at(),
    resolve: { ...resolve, alias: aliasesFor(runtime) },
    // Vite scans the stories of the dashboard's pages too, which need the constants of the dashboard's build.
    define,
    plugins: [react(), vanillaExtractPlugin(), openapi(), storybookTest({ configDir: at('.storybook') })],
    optimizeDeps: { include: browserDependencies, noDiscovery: true },
    test: {
      name,
      ...limits,
      ...workers('pages'),
      // The files share a page: each story is removed after its test.
      isolate: false,
      // To look at: their own tests and the journeys hold what the pages do.
      exclude: ['packages/dashboard/**'],
      setupFiles,
      browser: { ...chromium(), instances: [{ browser: 'chromium' }] },
    },
  } satisfies TestProjectInlineConfiguration;
}

/** Pictures: text and colours independent of the machine's display settings. */
const evenly = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/**
 * How a picture is compared with the one kept in `folder`. Pixels that differ by the smoothing of an edge alone are not
 * counted; of the rest, 28 of a phone's screen may differ. The smallest line of a page and a move by 2 px are more.
 */
function comparedIn(folder: string): NonNullable<BrowserConfigOptions['expect']> {
  return {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      comparatorOptions: { threshold: 0.05, allowedMismatchedPixelRatio: 0.0001 },
      timeout: 60_000,
      resolveScreenshotPath: ({ arg, ext }) => at(`${folder}/${arg}${ext}`),
      resolveDiffPath: ({ arg, ext }) => at(`.cache/pictures/${arg}${ext}`),
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
    // A cheap phone is the first screen that Oja is drawn for.
    viewport: { width: 390, height: 844 },
  };
}
