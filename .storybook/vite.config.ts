import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../scripts/build/base.ts';

// Storybook fails on a config with `build.lib`, so it has its own and the builds keep theirs.
export default defineConfig({ ...fromSource(), plugins: [react(), vanillaExtractPlugin()] });
