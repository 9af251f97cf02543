import { demoAllServices, demoTransactions, fixtures, listing, ok } from '@oja/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { preloadRoute } from '../CurrentRoute.tsx';
import { languages } from '../language/languages.ts';
import { routes } from '../routes.tsx';
import type { Route } from '../routing/route.ts';
import { type AppSetup, renderApp } from './renderApp.tsx';

/** Every row of the route table, with its name. */
export const everyPage = routes.map((route) => [route.name, route] as const);

const allGoesWell = Object.fromEntries(
  Object.entries(fixtures).map(([name, data]) => [name, () => ok(data)]),
);

const setup: AppSetup = {
  // Each endpoint is answered with the fixture of the same name.
  answers: {
    ...(allGoesWell as AppSetup['answers']),
    services: () => ok(demoAllServices),
    transactions: listing(demoTransactions),
  },
  // A fixed address, because the test runner's port varies.
  apiBase: 'https://api.example.ng',
  // Isolated from the preferences that other tests set in the same browser.
  platform: { preferencesStorage: { read: () => null, write: () => {} } },
};

/** The name of a language that the page offers as an alternative. */
const otherThan = (language: string | undefined) =>
  languages.filter(({ tag }) => tag !== language).at(-1)?.name ?? '';
const stillLoading = () => document.querySelector('[aria-busy="true"]');

/** A platform on which a language is chosen. */
const speaking = (language: string): NonNullable<AppSetup['platform']> => ({
  preferencesStorage: { read: () => JSON.stringify({ language }), write: () => {} },
});

/**
 * Opens the whole app at the first path of a route, signed in if the route needs it, and waits until everything has
 * loaded. `language` is a BCP 47 tag; English by default.
 */
export async function openPage(
  { access, paths: [path = '/no/such/screen'] }: Route,
  language?: string,
): Promise<void> {
  const signedIn = access !== 'signed-out';
  await preloadRoute(routes, path, signedIn);
  renderApp(path, { ...setup, signedIn, ...(language !== undefined && { platform: speaking(language) }) });
  await screen.findByRole('heading', { level: 1 });
  if (language !== undefined) await expect.poll(() => document.documentElement.lang).toBe(language);
  // The language links appear after the first paint.
  if (!signedIn) await screen.findByRole('button', { name: otherThan(language) });
  await expect.poll(stillLoading).toBeNull();
}
