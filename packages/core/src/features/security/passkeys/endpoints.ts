import type { Endpoint } from '../../../http/endpoint.ts';
import { pinProofSchema } from '../pin/schema.ts';
import { factorRemovalSchema } from '../second-factor/schema.ts';
import { addedPasskeySchema, newPasskeySchema, passkeyCreationSchema, passkeysSchema } from './schema.ts';

/** The calls for the agent's passkeys. */
// biome-ignore format: one row per call, so that the columns can be compared
export const passkeyEndpoints = {
  passkeys: { name: 'passkeys', method: 'GET', path: '/auth/passkeys', auth: 'agent', answer: passkeysSchema },
  beginPasskey: { name: 'beginPasskey', method: 'POST', path: '/auth/passkeys/begin', auth: 'agent', body: pinProofSchema, answer: passkeyCreationSchema },
  addPasskey: { name: 'addPasskey', method: 'POST', path: '/auth/passkeys', auth: 'agent', body: newPasskeySchema, answer: addedPasskeySchema },
  removePasskey: { name: 'removePasskey', method: 'POST', path: '/auth/passkeys/{id}/remove', auth: 'agent', body: factorRemovalSchema, answer: passkeysSchema },
} as const satisfies Record<string, Endpoint>;
