import { createClient } from '@oja/core';
import { dashboard, walletBalance } from '@oja/widgets/text';
import { createToasts } from '@oja/widgets/ui';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../App.tsx';
import { DEFAULT_NAME } from '../config.ts';
import { routes } from '../routes.tsx';
import { addressesOf, screenTitle } from '../routing/route.ts';
import { preloadScreen } from '../Screens.tsx';
import { Frame } from './Frame.tsx';
import { balance, findFirstScreen } from './firstScreens.ts';
import { MOMENT } from './moment.ts';

/** Every screen. `first` is `null` if visits begin on other screens. */
export const screens = routes.map((route) => ({
  access: route.access,
  paths: route.paths,
  title: screenTitle(dashboard.screens, route.name),
  first: findFirstScreen(route),
}));

/** The screen whose balance the start script draws, and the sentence with the moment of that balance. */
export const home = {
  paths: addressesOf(routes, 'home'),
  balance,
  asOf: walletBalance.asOf(MOMENT),
};

/**
 * Draws what index.html shows before any of the app has arrived: the sign-in form, which the app hydrates, and the frame
 * of an agent's screens, which it replaces. The build runs it in Node.
 */
export async function drawFirst(): Promise<{ visitor: string; agent: string }> {
  const config = { apiBase: '', productName: DEFAULT_NAME };
  await preloadScreen(routes, '/login', false);
  const visitor = renderToString(
    <Router ssrPath="/login">
      <App client={createClient()} config={config} routes={routes} toasts={createToasts()} />
    </Router>,
  );
  return { visitor, agent: renderToString(<Frame productName={DEFAULT_NAME} />) };
}
