import type { Endpoint } from '../../../http/endpoint.ts';
import { signedInSchema } from '../../../session/userSchema.ts';
import {
  passkeyProofSchema,
  passkeyProvenSchema,
  passkeyRequestSchema,
  passkeySignInSchema,
  passkeySignInStartSchema,
} from './schema.ts';

/** The calls for a passkey as second factor: at sign-in, and for actions that ask for a code. */
// biome-ignore format: one row per call, so that the columns can be compared
export const passkeyProofEndpoints = {
  beginPasskeyProof: { name: 'beginPasskeyProof', method: 'POST', path: '/auth/passkeys/proof/begin', auth: 'agent', answer: passkeyRequestSchema },
  provePasskey: { name: 'provePasskey', method: 'POST', path: '/auth/passkeys/proof', auth: 'agent', body: passkeyProofSchema, answer: passkeyProvenSchema },
  beginPasskeySignIn: { name: 'beginPasskeySignIn', method: 'POST', path: '/auth/passkeys/sign-in/begin', auth: 'none', body: passkeySignInStartSchema, answer: passkeyRequestSchema },
  passkeySignIn: { name: 'passkeySignIn', method: 'POST', path: '/auth/passkeys/sign-in', auth: 'none', body: passkeySignInSchema, answer: signedInSchema },
} as const satisfies Record<string, Endpoint>;
