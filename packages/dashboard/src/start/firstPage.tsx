import { createClient } from '@oja/core';
import { dashboard, walletBalance } from '@oja/widgets/text';
import { createToasts } from '@oja/widgets/ui';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../App.tsx';
import { preloadRoute } from '../CurrentRoute.tsx';
import { DEFAULT_NAME } from '../config.ts';
import { routes } from '../routes.tsx';
import { addressesOf, routeTitle } from '../routing/route.ts';
import { AppSkeleton } from './AppSkeleton.tsx';
import { MOMENT } from './drawBalance.ts';
import { balance, findStartPage } from './startPages.ts';

/** Every screen. `first` is `null` if visits begin on other screens. */
export const startPages = routes.map((route) => ({
  access: route.access,
  paths: route.paths,
  title: routeTitle(dashboard.screens, route.name),
  first: findStartPage(route),
}));

/** Paths and API call of the screen whose balance the start script shows, and the sentence with the balance's time. */
export const home = {
  paths: addressesOf(routes, 'home'),
  balance,
  asOf: walletBalance.asOf(MOMENT),
};

/**
 * Prerenders the content of index.html: the sign-in form, which the app hydrates, and the frame of the agent's screens,
 * which the app replaces. Runs in Node, during the build.
 */
export async function drawFirst(): Promise<{ signedOut: string; agent: string }> {
  const config = { apiBase: '', productName: DEFAULT_NAME };
  await preloadRoute(routes, '/login', false);
  const signedOut = renderToString(
    <Router ssrPath="/login">
      <App client={createClient()} config={config} routes={routes} toasts={createToasts()} />
    </Router>,
  );
  return { signedOut, agent: renderToString(<AppSkeleton productName={DEFAULT_NAME} />) };
}
