import { useHistoryState } from 'wouter/use-browser-location';

/** In an entry of the history: something begins anew on its screen, perhaps on the one where the agent is already. */
export interface Beginning {
  /** Another one for each time. */
  readonly begun: string;
}

/** Tells one beginning from the next; empty where the entry of the history begins nothing. */
export function useBegun(): string {
  const state = useHistoryState<unknown>();
  if (typeof state !== 'object' || state === null || !('begun' in state)) return '';
  return typeof state.begun === 'string' ? state.begun : '';
}
