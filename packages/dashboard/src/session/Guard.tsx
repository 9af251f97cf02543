import { useSignal } from '@oja/widgets/binding/signals.ts';
import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { Route } from '../routing/route.ts';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { loginAddress, readNext } from './next.ts';
import { useSession } from './useSession.ts';

/**
 * Lets through whom a route is for (specification, sections 4 and 6). Whoever isn't signed in goes to /login, and from
 * there to where they were going; whoever left of their own will begins at home. History is replaced, so that Back
 * leads past the detour.
 */
export function Guard({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const session = useSession();
  const { isAuthenticated, isLoading } = useSignal(session.state);
  const ended = useSignal(session.ended);
  const [path] = useLocation();
  const search = useSearch();

  if (route.access === 'visitor' && isAuthenticated) {
    return <Redirect to={readNext(search, location.origin)} replace />;
  }
  if (route.access === 'agent' && !isAuthenticated) {
    if (isLoading) return <LoadingScreen />;
    const left = ended === 'logout' || ended === 'elsewhere';
    return <Redirect to={loginAddress(left ? null : path + (search && `?${search}`))} replace />;
  }
  return children;
}
