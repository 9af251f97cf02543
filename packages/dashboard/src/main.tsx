import { type Client, createClient, isOjaError, type Session } from '@oja/core';
import { dashboard } from '@oja/widgets/text';
import { createToasts } from '@oja/widgets/ui';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readConfig } from './config.ts';
import './main.css.ts';
import { forgetFailedStyles } from './onDemand/forgetFailedStyles.ts';
import { routes } from './routes.tsx';
import { findRoute } from './routing/route.ts';
import { preloadScreen } from './Screens.tsx';
import { loginAddress } from './session/next.ts';
import { withEarlyCalls } from './start/earlyCalls.ts';
import './start/firstStyles.ts';
import { yieldAtFirst } from './start/firstUpdates.ts';
import { isWarm, loadOnDevice } from './start/loadOnDevice.ts';
import { findMountPoints, isPrerenderedAt } from './start/mountPoints.ts';
import { whenSettled } from './start/whenSettled.ts';

yieldAtFirst();
const config = readConfig(document);
const onDevice = loadOnDevice();
const lastFigures = onDevice.then(({ openLastFigures }) => openLastFigures());

/** The API of the specification pays at most once for a reference, so that a lost purchase may be sent again. */
function makeClient(): Client | null {
  try {
    const platform = {
      fetch: withEarlyCalls((input, init) => fetch(input, init), window.ojaEarlyCalls ?? []),
    };
    const { apiBase } = config;
    return createClient({
      apiBase,
      dedupe: 'supported',
      // Another origin may not know the header, and would refuse every call.
      requestIdHeader: !apiBase,
      platform,
      snapshot: lastFigures,
    });
  } catch (problem) {
    if (!isOjaError(problem)) throw problem;
    // For the operator who sets it up; no request has been sent.
    document.body.textContent = dashboard.notSetUp(problem.message);
    return null;
  }
}

/** The longest wait for a paint, in ms: a page in the background has none. */
const PAINT = 100;

const afterPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT);
  });

/**
 * Mounts the app: hydrates the prerendered sign-in form, with what was typed into it, or replaces the prerendered frame
 * by the first screen.
 */
async function start(client: Client, session: Session): Promise<void> {
  forgetFailedStyles();
  const isSignedIn = session.state.peek().isAuthenticated;
  if (!isSignedIn && findRoute(routes, location.pathname).access === 'agent') {
    history.replaceState(null, '', loginAddress(location.pathname + location.search));
  }
  await Promise.all([
    preloadScreen(routes, location.pathname, isSignedIn),
    isWarm && isSignedIn && lastFigures.catch(() => {}),
  ]);
  // Shows the balance that the start script drew before the first render takes the processor.
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
  // After the text, which the device's own font draws: on a slow network this font is as much as a screen's scripts.
  onDevice.then(({ loadRoboto }) => loadRoboto()).catch(() => {});
  whenSettled()
    .then(() => onDevice)
    .then(({ prepareNextVisit }) => prepareNextVisit(session, lastFigures))
    // The next visit tries again.
    .catch(() => {});
}

const client = makeClient();
// Not awaited: the chunks of the screens import from this module, and would wait for its evaluation.
if (client?.session) void start(client, client.session);
