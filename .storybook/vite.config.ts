import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { openapi } from '../packages/dashboard/build/openapi.ts';
import { fromSource } from '../scripts/build/base.ts';
import { componentDocs } from './properties/docgenPlugin.ts';

// Storybook fails on a config with `build.lib`, so it can't use the builds' configuration.
export default defineConfig({
  ...fromSource(),
  plugins: [componentDocs(), react(), vanillaExtractPlugin(), openapi()],
});
