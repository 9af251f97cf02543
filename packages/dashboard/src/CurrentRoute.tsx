import { useSignal, useText } from '@oja/widgets/binding';
import { dashboard } from '@oja/widgets/text';
import { title } from '@oja/widgets/theme';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Lazy } from './lazy/Lazy.tsx';
import { lazyChunk } from './lazy/loadChunk.ts';
import { useRoutes } from './routing/RoutesContext.ts';
import { findRoute, type Route, type Routes, routeTitle } from './routing/route.ts';
import { useRouteAnnouncer } from './routing/routeAnnouncer.ts';
import { FailureBoundary } from './screens/FailureBoundary.tsx';
import { LoadingScreen } from './screens/LoadingScreen.tsx';
import * as styles from './screens/Screen.css.ts';
import { Guard } from './session/Guard.tsx';
import { useSession } from './session/useSession.ts';
import { useSessionToasts } from './session/useSessionToasts.ts';

/** Loaded lazily, because the sign-in screen does not need it. */
const shell = lazyChunk('shell', () => import('./shell/Shell.tsx').then(({ Shell }) => Shell));

/** Loads the code of a path's screen ahead of need. */
export async function preloadRoute(routes: Routes, path: string, isSignedIn: boolean): Promise<void> {
  const address = isSignedIn || findRoute(routes, path).access !== 'agent' ? path : '/login';
  const route = findRoute(routes, address);
  await Promise.all([route.page.prefetch(), isSignedIn && shell.prefetch()]);
}

/** Renders the screen of the current path, guarded by its access. */
export function CurrentRoute() {
  const routes = useRoutes();
  const [path] = useLocation();
  const route = findRoute(routes, path);
  const isLogin = route.access === 'signed-out';
  useSessionToasts();

  // Prefetches the first screen while the agent types the password.
  useEffect(() => {
    if (isLogin) preloadRoute(routes, '/', true);
  }, [isLogin, routes]);

  return (
    <Guard route={route}>
      <FailureBoundary>
        <RouteContent route={route} />
      </FailureBoundary>
    </Guard>
  );
}

function RouteContent({ route }: { readonly route: Route }) {
  const { token } = useSignal(useSession().state);
  if (route.access === 'signed-out')
    return <Lazy code={route.page} props={{ route }} fallback={<LoadingScreen />} />;
  if (token === null) return <BareLayout route={route} />;
  // Keyed by token: another agent's session starts without the state of the first.
  return <Lazy key={token} code={shell} props={{ route }} fallback={<LoadingScreen />} />;
}

/** A screen without menus, shown before sign-in. */
function BareLayout({ route }: { readonly route: Route }) {
  const heading = useRouteAnnouncer(route.name);
  return (
    <main className={styles.bare}>
      <h1 ref={heading} tabIndex={-1} className={`${title} ${styles.heading}`}>
        {routeTitle(useText({ dashboard }).dashboard.screens, route.name)}
      </h1>
      <Lazy code={route.page} props={{ route }} fallback={<LoadingScreen />} />
    </main>
  );
}
