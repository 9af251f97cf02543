import { type Client, lacksTheCall, MINUTE, type Resource, type ResourceState } from '@oja/core';
import { useEffect } from 'react';
import { useSignal } from './signals.ts';
import { useIsSignedIn } from './useAuth.ts';

/** A value older than this, in ms, is refetched when it is shown, because prices and availability change. */
const OLD = 5 * MINUTE;

/** Flags derived from the state of a resource. */
export interface ResourceFlags {
  /** Nothing to show yet, and no failure. */
  readonly isPending: boolean;
  /** A value is shown while it is fetched again. */
  readonly isRefetching: boolean;
  /** The last request failed, with or without an older value. */
  readonly isError: boolean;
}

export type ResourceResult<T> = ResourceState<T> & ResourceFlags;

/** True if the resource failed because the server lacks the endpoint. */
export const isLacking = ({ status, problem }: ResourceState<unknown>): boolean =>
  status === 'failed' && lacksTheCall(problem);

const flagsOf = ({ status, data, problem }: ResourceState<unknown>): ResourceFlags => ({
  isPending: data === null && !problem,
  isRefetching: status === 'stale' && !problem,
  isError: !!problem,
});

/**
 * A fetched value of a client's store. Loads it if it is idle, also after another agent signs in. Refetches it when the
 * device is back online after a failure, when the browser restores a frozen page, and when a page or tab is opened again
 * and the value is older than five minutes.
 */
export function useResource<T>(client: Client, resource: Resource<T>): ResourceResult<T> {
  const state = useSignal(resource.state);
  const mayAsk = useIsSignedIn(client);
  const flags = flagsOf(state);
  const isIdle = state.status === 'idle';

  useEffect(() => {
    if (isIdle && mayAsk) resource.load();
  }, [isIdle, mayAsk, resource]);

  useEffect(() => {
    const look = () => {
      const seen = resource.state.peek();
      const isOld = seen.status === 'ready' && client.now() - seen.at > OLD;
      if (isOld && mayAsk && document.visibilityState === 'visible') resource.refresh();
    };
    look();
    const online = async () => {
      // A running request may have started before the connection returned.
      if (mayAsk) await resource.load();
      if (resource.state.peek().problem) resource.refresh();
    };
    const shown = (event: PageTransitionEvent) => event.persisted && mayAsk && resource.refresh();
    addEventListener('online', online);
    addEventListener('pageshow', shown);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', online);
      removeEventListener('pageshow', shown);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, mayAsk, resource]);

  return { ...state, ...flags };
}
