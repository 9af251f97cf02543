import { useSignal } from '@oja/widgets/binding';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Lazy } from './onDemand/Lazy.tsx';
import { onDemand } from './onDemand/onDemand.ts';
import { useRoutes } from './routing/RoutesContext.ts';
import { findRoute, type Route, type Routes } from './routing/route.ts';
import { BareFrame } from './screens/BareFrame.tsx';
import { FailureBoundary } from './screens/FailureBoundary.tsx';
import { LoadingScreen } from './screens/LoadingScreen.tsx';
import { Guard } from './session/Guard.tsx';
import { useSession } from './session/useSession.ts';
import { useSessionToasts } from './session/useSessionToasts.ts';

/** Loaded on demand, because the sign-in screen does not need it. */
const shell = onDemand('shell', () => import('./shell/Shell.tsx').then(({ Shell }) => Shell));

/** Loads the code of a path's screen ahead of need. */
export async function preloadScreen(routes: Routes, path: string, isSignedIn: boolean): Promise<void> {
  const address = isSignedIn || findRoute(routes, path).access !== 'agent' ? path : '/login';
  const route = findRoute(routes, address);
  await Promise.all([route.page.preload(), isSignedIn && shell.preload()]);
}

/** Renders the screen of the current path, guarded by its access. */
export function Screens() {
  const routes = useRoutes();
  const [path] = useLocation();
  const route = findRoute(routes, path);
  const isLogin = route.access === 'visitor';
  useSessionToasts();

  // Prefetches the first screen while the agent types the password.
  useEffect(() => {
    if (isLogin) preloadScreen(routes, '/', true);
  }, [isLogin, routes]);

  return (
    <Guard route={route}>
      <FailureBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <Screen route={route} />
        </Suspense>
      </FailureBoundary>
    </Guard>
  );
}

function Screen({ route }: { readonly route: Route }) {
  const { token } = useSignal(useSession().state);
  if (route.access === 'visitor') return <Lazy of={route.page} props={{ route }} />;
  if (token === null) return <BareFrame route={route} />;
  // Keyed by token: another agent's session starts without the state of the first.
  return <Lazy key={token} of={shell} props={{ route }} />;
}
