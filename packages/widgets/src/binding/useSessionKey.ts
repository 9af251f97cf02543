import type { Client } from '@oja/core';
import { useAuth } from './useAuth.ts';

/** A React key that changes with the session: what one agent typed or was shown is gone for the next. */
export const useSessionKey = (client: Client): string => useAuth(client)?.token ?? '';
