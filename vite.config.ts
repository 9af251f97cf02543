import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from './scripts/build/base.ts';
import { core } from './scripts/build/core.ts';
import { dashboard } from './scripts/build/dashboard.ts';
import { embed } from './scripts/build/embed.ts';
import { widgets } from './scripts/build/widgets.ts';

/** `vite build --mode <name>`; scripts/build.mjs runs them in this order. */
const builds: Readonly<Record<string, () => UserConfig>> = { core, widgets, embed, dashboard };

export default defineConfig(async ({ mode }) => {
  const build = builds[mode];
  if (build) return build();
  return {
    ...fromSource(),
    // What Storybook takes; each test project below names its own.
    plugins: [react(), vanillaExtractPlugin()],
    test: { projects: mode === 'test' ? await testProjects() : [] },
  };
});

/** Loaded on demand: a build has no use for a browser. */
async function testProjects() {
  const { testProjects: all } = await import('./scripts/build/tests.ts');
  return all();
}
