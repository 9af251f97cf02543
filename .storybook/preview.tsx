/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { TextProvider } from '../packages/widgets/src/binding/TextProvider.tsx';
import '../packages/widgets/src/theme/fonts/roboto.css';
import './fonts.css';
import { catalogueOf } from './locales.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

/** A test reads what is wrong alone; to tell all that is right of every node, as the panel does, takes axe longer. */
const isTest = import.meta.env.MODE === 'test';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw()],
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    backgrounds: { disable: true },
    controls: { matchers: { color: /(background|color)$/i } },
    options: {
      storySort: { order: ['Start here', 'Tokens', 'Guidelines', 'Kit', 'Handover', 'Widgets', '*'] },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <StoryFrame
        theme={{ scheme: globals['theme'], radius: globals['radius'], font: globals['font'] }}
        bare={parameters['bare'] === true}
        whole={viewMode === 'story'}
        lang={String(globals['locale'])}
      >
        <TextProvider text={catalogueOf(globals['locale'])}>
          <Story />
        </TextProvider>
      </StoryFrame>
    ),
  ],
});
