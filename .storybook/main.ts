import type { StorybookConfig } from '@storybook/react-vite';

/** Docs pages show the source of the story file, so Storybook parses it twice. A test shows no docs. */
const docs = {
  name: '@storybook/addon-docs',
  options: process.env['VITEST'] ? { csfPluginOptions: null } : {},
};

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/*.mdx', '../packages/{widgets,dashboard}/src/**/*.stories.tsx'],
  addons: [docs, '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: [
    './public',
    { from: './screenshots', to: '/screenshots' },
    { from: '../packages/dashboard/src/screens/screenshots', to: '/screens' },
  ],
  // The argument tables come from properties/: react-docgen took more than half of the build and read only 6 of 295.
  typescript: { reactDocgen: false, check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
