import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { demoCategories } from '../../packages/core/src/demo/allServices.ts';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { fromSource, isDeep, languages, stages } from './base.ts';
import { storiesOutsideEmbed } from './embedStories.ts';
import { openapi } from './openapi.ts';
import { at } from './paths.ts';
import { aliasesFor, type Runtime } from './preact.ts';
import { untraced, withoutTraces } from './withoutTraces.ts';

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
  'wouter/memory-location',
  'wretch',
];

const components = ['packages/widgets/src/**/*.test.tsx', 'packages/dashboard/src/**/*.test.tsx'];

/**
 * Files that have a page of their own: they replace a module before it is first loaded, or look at a page that no other
 * file has drawn on.
 */
const ownPage = [
  'packages/dashboard/src/screens/accessibility.test.tsx',
  'packages/widgets/src/delivery/ReceiptActions.offline.test.tsx',
  'packages/widgets/src/embed/mountElement.test.tsx',
  'packages/widgets/src/embed/mountPurchase.test.tsx',
  'packages/widgets/src/theme/surface.test.tsx',
  'packages/widgets/src/transaction-list/TransactionList.parts.test.tsx',
  'packages/widgets/src/ui/menu/Menu.test.tsx',
];

/**
 * Components of the widgets and of the dashboard, in a real browser. The files share a page for each worker: loading
 * the 900 modules of React, core and the widgets anew took longer than the tests of most files.
 */
export function widgets(): TestProjectInlineConfiguration {
  return {
    extends: false,
    ...fromSource(),
    // The pictures of the pages show these, whatever core's catalogue sells besides.
    define: {
      __OJA_CATEGORIES__: JSON.stringify(demoCategories),
      __OJA_LANGUAGES__: JSON.stringify(languages()),
    },
    root: at(),
    plugins: [react(), vanillaExtractPlugin(), openapi(), withoutTraces()],
    optimizeDeps: { include: browserDependencies },
    test: {
      name: 'widgets',
      ...stages.pages,
      ...patience,
      setupFiles: [untraced, at('scripts/build/patience.ts')],
      browser: {
        ...chromium(pagePictures),
        instances: [
          {
            browser: 'chromium',
            name: 'widgets (chromium)',
            include: components,
            exclude: ownPage,
            isolate: false,
          },
          { browser: 'chromium', name: 'widgets (own page)', include: ownPage },
        ],
      },
    },
  };
}

/** Every story as a test with its accessibility check on React, and those of what the embed draws on preact too. */
export function stories(name: string, runtime: Runtime): TestProjectInlineConfiguration {
  const { define, resolve, environments } = fromSource();
  return {
    extends: false,
    environments,
    root: at(),
    resolve: { ...resolve, alias: aliasesFor(runtime) },
    // Vite looks for what to bundle in every story, those of the pages too: they need what the dashboard's build has.
    define,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      openapi(),
      storybookTest({ configDir: at('.storybook') }),
      withoutTraces(),
    ],
    optimizeDeps: { include: browserDependencies },
    test: {
      name,
      ...stages.pages,
      ...patience,
      // A story stands for itself and is taken down after its test: no file needs a page of its own.
      isolate: false,
      exclude: [
        // To look at: their own tests and the journeys hold what the pages do.
        'packages/dashboard/**',
        ...(runtime === 'preact' && !isDeep ? storiesOutsideEmbed() : []),
      ],
      setupFiles: [
        untraced,
        at('scripts/build/patienceInStories.ts'),
        ...(runtime === 'react' ? [at('scripts/build/pictures.ts')] : []),
      ],
      // Off by default under Storybook's plugin; a picture that differs is written beside the kept one.
      api: { allowWrite: true },
      browser: chromium(storyPictures),
    },
  };
}

/** Longer than `findBy` and `waitFor` look (patience.ts): what is awaited names itself before its test runs out. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

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
