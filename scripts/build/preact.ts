import type { Alias } from 'vite';

/**
 * The library that runs our sources, which are written for React. The dashboard uses preact, because React would be
 * half of what a cheap phone downloads and starts.
 */
export type Runtime = 'preact' | 'react';

/** The runtime of the script-tag build. On a host's page React would triple the bytes. */
export const embedRuntime: Runtime = 'preact';

const compat = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  // The shim is CommonJS for React 17. It would keep all of compat in the bundle, as an object that a page's changed
  // Object.prototype breaks.
  'use-sync-external-store/shim/index.js': 'preact/compat',
};

/** Aliases that run React sources on preact/compat; none for React. */
export function aliasesFor(runtime: Runtime): Alias[] {
  if (runtime === 'react') return [];
  return Object.entries(compat).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }));
}
