import { ApiBaseError, type Client, createClient } from '@oja/core';
import '@oja/widgets/theme/fonts/roboto.css';
import { en } from '@oja/widgets/text/en.ts';
import { createToasts } from '@oja/widgets/ui/toaster/toasts.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readConfig } from './config.ts';
import './main.css.ts';
import { forgetFailedStyles } from './onDemand/forgetFailedStyles.ts';
import { routes } from './routes.tsx';
import { preloadScreen } from './screens/Screens.tsx';
import { followReturn } from './session/followReturn.ts';

const config = readConfig(document);

/** The API of the specification pays at most once for a reference, so that a lost purchase may be sent again. */
function makeClient(): Client | null {
  try {
    return createClient({ apiBase: config.apiBase, dedupe: 'supported' });
  } catch (problem) {
    if (!(problem instanceof ApiBaseError)) throw problem;
    // For the operator who is setting it up: nothing has been asked of any server.
    document.body.textContent = en.dashboard.notSetUp(problem.message);
    return null;
  }
}

async function start(client: Client, root: HTMLElement): Promise<void> {
  if (client.session) followReturn(client.session);
  forgetFailedStyles();
  // The static frame stays until the first screen can stand in its place.
  await preloadScreen(routes, location.pathname, client.session?.state.peek().isAuthenticated ?? false);
  createRoot(root).render(
    <StrictMode>
      <App client={client} config={config} routes={routes} toasts={createToasts()} />
    </StrictMode>,
  );
}

const client = makeClient();
const root = document.getElementById('root');
// Not awaited: the screens import from this very module, and would wait for it to be done.
if (client && root) void start(client, root);
