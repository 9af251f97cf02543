import type { StorybookConfig } from '@storybook/react-vite';

/** The docs pages show the text of a story's file, which Storybook parses twice for it. A test shows none. */
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
    { from: './pictures', to: '/pictures' },
    { from: '../packages/dashboard/src/screens/pictures', to: '/screens' },
  ],
  // The argument tables are made in properties/: react-docgen took more than half of a build and read 6 of 295.
  typescript: { reactDocgen: false, check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
