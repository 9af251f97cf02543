import type { Client } from '@oja/core';
import { useEffect } from 'react';
import { useSignal } from '../binding/signals.ts';
import type { Stage } from './elementModule.ts';
import { problemDetail } from './problemDetail.ts';

/** Tells the page when there is something to buy, and each time when there is not. */
export function useServicesNews(client: Client, { emit }: Stage): void {
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
