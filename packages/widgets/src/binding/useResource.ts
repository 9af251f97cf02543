import { type Client, lacksTheCall, MINUTE, type Resource, type ResourceState } from '@oja/core';
import { useEffect } from 'react';
import { useSignal } from './signals.ts';
import { useIsSignedIn } from './useAuth.ts';

/** A value older than this, in ms, is fetched again when it is shown: prices move, services go down. */
const OLD = 5 * MINUTE;

/** What the states of a resource have in common, derived once. */
export interface ResourceFlags {
  /** Nothing to show yet, and no failure. */
  readonly isPending: boolean;
  /** A value is shown while it is fetched again. */
  readonly isRefetching: boolean;
  /** The last request failed: without a value, or beside an older one. */
  readonly isError: boolean;
}

export type ResourceResult<T> = ResourceState<T> & ResourceFlags;

/** True if the resource failed because the server has no such call. */
export const isLacking = ({ status, problem }: ResourceState<unknown>): boolean =>
  status === 'failed' && lacksTheCall(problem);

const flagsOf = ({ status, data, problem }: ResourceState<unknown>): ResourceFlags => ({
  isPending: data === null && !problem,
  isRefetching: status === 'stale' && !problem,
  isError: !!problem,
});

/**
 * A fetched value of a client's store, asked for when it was not yet (also after another agent has signed in), and
 * asked for again when the device is back online after a failure, when the browser shows a page that it had frozen, and
 * when an agent comes back to figures of more than five minutes ago: by opening a page, or by showing the tab.
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
      // What is under way may have left before the line came back.
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
