import type { Client } from '@oja/core';
import { useAuth } from './useAuth.ts';

/** True where a client may ask: an agent is signed in, or the page hands out tokens. */
export const useIsSignedIn = (client: Client): boolean => useAuth(client)?.isAuthenticated ?? true;
