import type { Alias } from 'vite';

/**
 * Which runtime the script-tag build stands on. On a stranger's page React would be three times the bytes;
 * 'react' here switches the embed back to it.
 */
export const embedRuntime: 'preact' | 'react' = 'preact';

const compat = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  // CommonJS for React 17: it would keep all of compat, in an object that a page's Object.prototype breaks.
  'use-sync-external-store/shim/index.js': 'preact/compat',
};

/** Aliases that turn sources written for React into ones that run on preact/compat; none for React itself. */
export function aliasesFor(runtime: 'preact' | 'react'): Alias[] {
  if (runtime === 'react') return [];
  return Object.entries(compat).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }));
}
