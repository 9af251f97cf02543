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
  // Not that of the test runner, which has another port each time.
  apiBase: 'https://api.example.ng',
  // What another test chooses meanwhile in the same browser changes nothing here.
  platform: { preferencesStorage: { read: () => null, write: () => {} } },
};

/** One that the page offers, as it is not in it. */
const otherThan = (language: string | undefined) =>
  languages.filter(({ tag }) => tag !== language).at(-1)?.name ?? '';
const stillLoading = () => document.querySelector('[aria-busy="true"]');

/** A device on which a language is chosen. */
const speaking = (language: string): NonNullable<AppSetup['platform']> => ({
  preferencesStorage: { read: () => JSON.stringify({ language }), write: () => {} },
});

/**
 * The whole app at a page's first address, before whom it is meant for, once everything on it has arrived: in English, or
 * in the language of a tag.
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
