import { ApiBaseError, type Client, createClient, type Session } from '@oja/core';
import '@oja/widgets/theme/fonts/roboto.css';
import { dashboard } from '@oja/widgets/text/en/dashboard.ts';
import { createToasts } from '@oja/widgets/ui/toaster/toasts.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readConfig } from './config.ts';
import './main.css.ts';
import { forgetFailedStyles } from './onDemand/forgetFailedStyles.ts';
import { routes } from './routes.tsx';
import { findRoute } from './routing/route.ts';
import { preloadScreen } from './screens/Screens.tsx';
import { followReturn } from './session/followReturn.ts';
import { loginAddress } from './session/next.ts';
import './start/firstStyles.ts';
import { findPlaces, isPicturedAt } from './start/places.ts';

const config = readConfig(document);

/** The API of the specification pays at most once for a reference, so that a lost purchase may be sent again. */
function makeClient(): Client | null {
  try {
    return createClient({ apiBase: config.apiBase, dedupe: 'supported' });
  } catch (problem) {
    if (!(problem instanceof ApiBaseError)) throw problem;
    // For the operator who is setting it up: nothing has been asked of any server.
    document.body.textContent = dashboard.notSetUp(problem.message);
    return null;
  }
}

/**
 * Puts the app in the place of its picture: the sign-in form is taken over as it stands, with what was typed into it; the
 * frame gives way to the first screen at once.
 */
async function start(client: Client, session: Session): Promise<void> {
  followReturn(session);
  forgetFailedStyles();
  const isSignedIn = session.state.peek().isAuthenticated;
  if (!isSignedIn && findRoute(routes, location.pathname).access === 'agent') {
    history.replaceState(null, '', loginAddress(location.pathname + location.search));
  }
  await preloadScreen(routes, location.pathname, isSignedIn);
  const app = (
    <StrictMode>
      <App client={client} config={config} routes={routes} toasts={createToasts()} />
    </StrictMode>
  );
  const { place, other } = findPlaces(isSignedIn);
  other?.remove();
  if (isPicturedAt(place, location.pathname)) hydrateRoot(place, app);
  else createRoot(place).render(app);
}

const client = makeClient();
// Not awaited: the screens import from this very module, and would wait for it to be done.
if (client?.session) void start(client, client.session);
