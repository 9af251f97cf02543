import type { Client, Resource, ResourceState } from '@oja/core';
import { useEffect } from 'react';
import { useSignal } from './signals.ts';
import { useIsSignedIn } from './useIsSignedIn.ts';

/**
 * A fetched value of a client's store, asked for when it was not yet (also after another agent has signed in), and
 * asked for again when the device is back online after a failure, and when the browser shows a page that it had frozen:
 * its figures may be hours old.
 */
export function useResource<T>(client: Client, resource: Resource<T>): ResourceState<T> {
  const state = useSignal(resource.state);
  const mayAsk = useIsSignedIn(client);
  const isIdle = state.status === 'idle';
  const hasFailed = state.problem !== null;

  useEffect(() => {
    if (isIdle && mayAsk) resource.load();
  }, [isIdle, mayAsk, resource]);

  useEffect(() => {
    const online = () => hasFailed && resource.refresh();
    const shown = (event: PageTransitionEvent) => event.persisted && mayAsk && resource.refresh();
    addEventListener('online', online);
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('online', online);
      removeEventListener('pageshow', shown);
    };
  }, [hasFailed, mayAsk, resource]);

  return state;
}
