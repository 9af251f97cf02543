import type { Client } from '@oja/core';
import { useEffect } from 'react';
import { useSignal } from '../binding/signals.ts';
import type { ElementContext } from './elementContext.ts';
import type { WatchedToken } from './watchToken.ts';

/**
 * Emits `oja:ready` once something of `category` can be sold, and `oja:error` for each reason why not. Returns true if the
 * page's policy blocks the calls.
 */
export function useServicesEvents(
  client: Client,
  { emit, report, isBlocked, apiBase }: ElementContext,
  token: WatchedToken,
  category: string,
): boolean {
  const { data, problem } = useSignal(client.services.state);
  const offered = useSignal(client.services.of(category));
  const isReady = offered.some(({ available }) => available);
  const isEmpty = data !== null && offered.length === 0;
  useEffect(() => {
    if (isReady) emit('oja:ready', null);
  }, [isReady, emit]);
  useEffect(() => {
    if (problem) report({ problem, tokenFault: token.fault() });
    else if (isEmpty) report({ code: 'nothing-to-sell', cause: category });
  }, [problem, isEmpty, category, token, report]);
  return problem !== null && isBlocked(apiBase);
}
