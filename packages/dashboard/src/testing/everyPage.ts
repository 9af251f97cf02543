import { demoAllServices, demoTransactions, fixtures, listing, ok } from '@oja/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { languages } from '../language/languages.ts';
import { routes } from '../routes.tsx';
import type { Route } from '../routing/route.ts';
import { preloadScreen } from '../Screens.tsx';
import { type AppSetup, renderApp } from './renderApp.tsx';

/** Every row of the table of routes, by its name. */
export const everyPage = routes.map((route) => [route.name, route] as const);

const allGoesWell = Object.fromEntries(
  Object.entries(fixtures).map(([name, data]) => [name, () => ok(data)]),
);

const setup: AppSetup = {
  // By name, each row of the table is answered with its own fixture.
  answers: {
    ...(allGoesWell as AppSetup['answers']),
    services: () => ok(demoAllServices),
    transactions: listing(demoTransactions),
  },
  // A fixed address, because the port of the test runner changes.
  apiBase: 'https://api.example.ng',
  // What another test chooses meanwhile in the same browser changes nothing here.
  platform: { preferencesStorage: { read: () => null, write: () => {} } },
};

/** Returns the name of a language that the page offers, because it uses another. */
const otherThan = (language: string | undefined) =>
  languages.filter(({ tag }) => tag !== language).at(-1)?.name ?? '';
const stillLoading = () => document.querySelector('[aria-busy="true"]');

/** A device on which a language is chosen. */
const speaking = (language: string): NonNullable<AppSetup['platform']> => ({
  preferencesStorage: { read: () => JSON.stringify({ language }), write: () => {} },
});

/**
 * Opens the whole app at the first address of a route, signed in if the route needs it, and waits until everything has
 * loaded. `language` is a BCP 47 tag; English by default.
 */
export async function openPage(
  { access, paths: [path = '/no/such/screen'] }: Route,
  language?: string,
): Promise<void> {
  const signedIn = access !== 'visitor';
  await preloadScreen(routes, path, signedIn);
  renderApp(path, { ...setup, signedIn, ...(language !== undefined && { platform: speaking(language) }) });
  await screen.findByRole('heading', { level: 1 });
  if (language !== undefined) await expect.poll(() => document.documentElement.lang).toBe(language);
  // Its links come after the first paint.
  if (!signedIn) await screen.findByRole('button', { name: otherThan(language) });
  await expect.poll(stillLoading).toBeNull();
}
