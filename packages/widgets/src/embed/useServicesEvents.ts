import type { Client } from '@oja/core';
import { useEffect } from 'react';
import { useSignal } from '../binding/signals.ts';
import type { MountContext } from './elementModule.ts';
import { problemDetail } from './problemDetail.ts';

/** Emits `oja:ready` once something of `category` can be sold, and `oja:error` for each failure to load services. */
export function useServicesEvents(client: Client, { emit }: MountContext, category: string): void {
  const { problem } = useSignal(client.services.state);
  const isReady = useSignal(client.services.of(category)).some(({ available }) => available);
  useEffect(() => {
    if (isReady) emit('oja:ready', null);
  }, [isReady, emit]);
  useEffect(() => {
    if (problem) emit('oja:error', problemDetail(problem));
  }, [problem, emit]);
}
