import { createClient } from '@oja/core';
import { dashboard, walletBalance } from '@oja/widgets/text';
import { createToasts } from '@oja/widgets/ui';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App, AppContexts } from '../App.tsx';
import { routes } from '../routes.tsx';
import type { Route } from '../routing/route.ts';
import { preloadScreen } from '../Screens.tsx';
import { EMPTY } from './emptyPicture.ts';
import * as styles from './Frame.css.ts';
import { Frame } from './Frame.tsx';
import { balance, findFirstCalls } from './firstCalls.ts';
import { createManifest } from './manifest.ts';
import { MOMENT } from './moment.ts';
import { pictureOf } from './picture.ts';

/** The screens, for the page's first script: the build finds the files of each by the name of its chunk. */
export const screens = routes.map((route) => ({
  paths: route.paths,
  access: route.access,
  chunk: route.page.chunk,
  calls: route.access === 'agent' ? findFirstCalls(route) : [],
  picture: pictureOf(route),
}));

/** The read whose answer the page's first script draws itself, and how it says of when that is. */
export const balanceCall = { path: balance, asOf: walletBalance.asOf(MOMENT) };

/** The manifest of the app on the home screen. */
export const drawManifest = (productName: string, themeColor: string): object =>
  createManifest(productName, themeColor);

/** A screen behind the sign-in before anything of it is known. What the ids in it would name is not there. */
async function drawFrame(productName: string, route: Route | null): Promise<string> {
  const config = { apiBase: '', productName };
  await route?.page.preload();
  const drawn = renderToString(
    <Router ssrPath={route?.paths[0] ?? '/'}>
      <AppContexts client={createClient()} config={config} routes={routes} toasts={createToasts()}>
        <Frame productName={productName} route={route} />
      </AppContexts>
    </Router>,
  ).replaceAll(/ (id|for|name|role|aria-(?!hidden)[a-z]+|tabindex)="[^"]*"/g, '');
  const picture = route === null ? EMPTY : pictureOf(route);
  return `<div data-picture="${picture}" inert aria-hidden="true">${drawn}</div>`;
}

/** The places of index.html as they are painted before any of the app has arrived. Run by the build, in Node. */
export async function prerender(productName: string): Promise<{ visitor: string; agent: string }> {
  const config = { apiBase: '', productName };
  await preloadScreen(routes, '/login', false);
  const visitor = renderToString(
    <Router ssrPath="/login">
      <App client={createClient()} config={config} routes={routes} toasts={createToasts()} />
    </Router>,
  );
  const drawn = routes.filter((route) => pictureOf(route) !== EMPTY);
  const frames = await Promise.all([null, ...drawn].map((route) => drawFrame(productName, route)));
  const slow = renderToString(
    <p role="status" className={styles.slow}>
      {dashboard.slow}
    </p>,
  );
  return { visitor, agent: `${frames.join('')}${slow}` };
}
