import { useSignal } from '@oja/widgets/binding';
import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { Route } from '../routing/route.ts';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { loginAddress, readNext } from './next.ts';
import { useSession } from './useSession.ts';

/**
 * Renders a route if the session allows it (specification, sections 4 and 6). Without a session it redirects to /login and
 * returns after signing in; after a logout the next sign-in starts at home. The redirect replaces the history entry, so
 * that Back skips it.
 */
export function Guard({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const session = useSession();
  const { isAuthenticated, isLoading } = useSignal(session.state);
  const ended = useSignal(session.ended);
  const [path] = useLocation();
  const search = useSearch();

  if (route.access === 'signed-out' && isAuthenticated) {
    return <Redirect to={readNext(search, location.origin)} replace />;
  }
  if (route.access === 'agent' && !isAuthenticated) {
    if (isLoading) return <LoadingScreen />;
    const left = ended === 'logout' || ended === 'elsewhere';
    return <Redirect to={loginAddress(left ? null : path + (search && `?${search}`))} replace />;
  }
  return children;
}
