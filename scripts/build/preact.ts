import type { Alias } from 'vite';

/**
 * The library under our sources, which are written for React. The dashboard runs on preact, because React would be half of
 * what a cheap phone loads and starts.
 */
export type Runtime = 'preact' | 'react';

/** The runtime of the script-tag build: on a stranger's page React would be three times the bytes. */
export const embedRuntime: Runtime = 'preact';

const compat = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  // CommonJS for React 17: it would keep all of compat, in an object that a page's Object.prototype breaks.
  'use-sync-external-store/shim/index.js': 'preact/compat',
};

/** Aliases that turn sources written for React into ones that run on preact/compat; none for React itself. */
export function aliasesFor(runtime: Runtime): Alias[] {
  if (runtime === 'react') return [];
  return Object.entries(compat).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }));
}
