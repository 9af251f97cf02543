/// <reference types="vite/client" />
import addonA11y, { type A11yParameters } from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import { languageOf } from '../packages/dashboard/src/language/languages.ts';
import { TextProvider } from '../packages/widgets/src/binding/TextProvider.tsx';
import '../packages/widgets/src/theme/public/fonts/roboto.css';
import './fonts.css';
import { argTypesOf } from './docs/argTypesOf.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { startWorker } from './startWorker.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

const isTest = import.meta.env.MODE === 'test';

/**
 * Shortens axe runs in tests. Only violations are reported: axe takes longer to report every passing node too, as the
 * panel does. Media and style sheets are not preloaded, because only the rule about autoplaying sound reads them.
 */
const inTest: A11yParameters = { options: { resultTypes: ['violations'], preload: false } };

const ComponentPage = lazy(async () => {
  const { ComponentPage: page } = await import('./docs/ComponentPage.tsx');
  return { default: page };
});

/** A docs page. Its code and the usage notes load with the first docs page, because a story needs neither. */
function DocsPage() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  );
}

/** A named constant, because the addon's types lack `extractArgTypes`. */
const docs = {
  page: DocsPage,
  extractArgTypes: argTypesOf,
  // Shows JSX as a host would write it, without the story's test.
  source: { type: 'dynamic' },
} as const;

export default definePreview({
  // In a test `withClient` answers directly: a service worker would also forward every module of the page.
  addons: [addonA11y(), addonDocs(), ...(isTest ? [] : [addonMsw(startWorker)])],
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: { test: 'error', ...(isTest && inTest) },
    backgrounds: { disable: true },
    docs,
    controls: { matchers: { color: /(background|color)$/i } },
    options: {
      storySort: {
        order: [
          'Start here',
          'Changes',
          'Guidelines',
          'Tokens',
          'Kit',
          'Handover',
          'Widgets',
          'Compositions',
          '*',
        ],
      },
    },
  },
  loaders: [async ({ globals }) => ({ text: await languageOf(globals['locale']).load() })],
  decorators: [
    (Story, { globals, loaded, parameters, viewMode }) => (
      <StoryFrame
        theme={{ scheme: globals['theme'], radius: globals['radius'], font: globals['font'] }}
        bare={parameters['bare'] === true}
        textSize={String(globals['textSize'])}
        whole={viewMode === 'story'}
        lang={String(globals['locale'])}
      >
        <TextProvider text={loaded['text']}>
          <Story />
        </TextProvider>
      </StoryFrame>
    ),
  ],
});
