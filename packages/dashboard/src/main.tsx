import { type Client, createClient, isOjaError, type Session } from '@oja/core';
import { dashboard } from '@oja/widgets/text';
import { createToasts } from '@oja/widgets/ui';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readConfig } from './config.ts';
import './main.css.ts';
import { preloadRoute } from './CurrentRoute.tsx';
import { forgetFailedStyles } from './lazy/loadChunk.ts';
import { routes } from './routes.tsx';
import { findRoute } from './routing/route.ts';
import { loginAddress } from './session/next.ts';
import { withEarlyCalls } from './start/earlyCalls.ts';
import './start/firstStyles.ts';
import { yieldAtFirst } from './start/firstUpdates.ts';
import { loadFirst, untilAnswered } from './start/loadFirst.ts';
import { afterFirstLoad, isWarm, loadOnDevice } from './start/loadOnDevice.ts';
import { findMountPoints, isPrerenderedAt } from './start/mountPoints.ts';

yieldAtFirst();
const config = readConfig(document);
const onDevice = loadOnDevice();
const lastFigures = onDevice.then(({ openLastFigures }) => openLastFigures());

/** Declares `dedupe: 'supported'`: the specified API charges at most once per reference, so a purchase may be resent. */
function makeClient(): Client | null {
  try {
    const platform = {
      fetch: withEarlyCalls((input, init) => fetch(input, init), window.ojaEarlyCalls ?? []),
    };
    const { apiBase } = config;
    return createClient({
      apiBase,
      dedupe: 'supported',
      // Another origin may not allow the header in CORS, and would refuse every call.
      requestIdHeader: !apiBase,
      platform,
      snapshot: lastFigures,
    });
  } catch (problem) {
    if (!isOjaError(problem)) throw problem;
    // For the operator who sets the dashboard up. No request has been sent.
    document.body.textContent = dashboard.notSetUp(problem.message);
    return null;
  }
}

/** Maximum wait for a paint, in ms: a page in the background never paints. */
const PAINT = 100;

const afterPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT);
  });

/**
 * Mounts the app: hydrates the prerendered sign-in form and keeps what was typed into it, or replaces the prerendered
 * frame with the first screen.
 */
async function start(client: Client, session: Session): Promise<void> {
  forgetFailedStyles();
  const isSignedIn = session.state.peek().isAuthenticated;
  const route = findRoute(routes, location.pathname);
  // A first visit has none.
  const figures = isWarm && isSignedIn ? lastFigures.catch(() => {}) : null;
  const answers = isSignedIn ? loadFirst(client, route, figures) : null;
  if (!isSignedIn && route.access === 'agent') {
    history.replaceState(null, '', loginAddress(location.pathname + location.search));
  }
  await Promise.all([preloadRoute(routes, location.pathname, isSignedIn), figures]);
  // A second visit shows its last figures at once.
  if (answers && !isWarm) await untilAnswered(answers);
  // Lets the browser paint the balance from the start script before the first render blocks the main thread.
  if (isSignedIn) await afterPaint();
  const app = (
    <StrictMode>
      <App client={client} config={config} routes={routes} toasts={createToasts()} />
    </StrictMode>
  );
  const { mountPoint, other } = findMountPoints(isSignedIn);
  other?.remove();
  if (isPrerenderedAt(mountPoint, location.pathname)) hydrateRoot(mountPoint, app);
  else createRoot(mountPoint).render(app);
  // Loaded after the text is painted in the device's font: on a slow network this font takes as long as a screen's
  // scripts.
  onDevice.then(({ loadRoboto }) => loadRoboto()).catch(() => {});
  afterFirstLoad()
    .then(() => onDevice)
    .then(({ prepareNextVisit }) => prepareNextVisit(session, lastFigures))
    // The next visit tries again.
    .catch(() => {});
}

const client = makeClient();
// Not awaited: the chunks of the screens import from this module, and would wait for its evaluation.
if (client?.session) void start(client, client.session);
