import type { Client } from '@oja/core';
import { useEffect } from 'react';
import { useSignal } from '../binding/signals.ts';
import type { MountContext } from './elementModule.ts';
import { problemDetail } from './problemDetail.ts';

/** Emits `oja:ready` once services have loaded, and `oja:error` for each failure to load them. */
export function useServicesEvents(client: Client, { emit }: MountContext): void {
  const services = useSignal(client.services.state);
  const isReady = services.data !== null;
  const { problem } = services;
  useEffect(() => {
    if (isReady) emit('oja:ready', null);
  }, [isReady, emit]);
  useEffect(() => {
    if (problem) emit('oja:error', problemDetail(problem));
  }, [problem, emit]);
}
