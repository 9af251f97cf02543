import { createClient } from '@oja/core';
import { createToasts } from '@oja/widgets/ui';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../App.tsx';
import { routes } from '../routes.tsx';
import { preloadScreen } from '../Screens.tsx';
import { Frame } from './Frame.tsx';
import { findFirstCalls } from './firstCalls.ts';
import { createManifest } from './manifest.ts';

/** The screens, for the page's first script: the build finds the files of each by the name of its chunk. */
export const screens = routes.map((route) => ({
  paths: route.paths,
  access: route.access,
  chunk: route.page.chunk,
  calls: route.access === 'agent' ? findFirstCalls(route) : [],
}));

/** The manifest of the app on the home screen. */
export const drawManifest = (productName: string, themeColor: string): object =>
  createManifest(productName, themeColor);

/** The places of index.html as they are painted before any of the app has arrived. Run by the build, in Node. */
export async function prerender(productName: string): Promise<{ visitor: string; agent: string }> {
  const config = { apiBase: '', productName };
  await preloadScreen(routes, '/login', false);
  const visitor = renderToString(
    <Router ssrPath="/login">
      <App client={createClient()} config={config} routes={routes} toasts={createToasts()} />
    </Router>,
  );
  return { visitor, agent: renderToString(<Frame productName={productName} />) };
}
