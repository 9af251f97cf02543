import type { Endpoint } from '../../../http/endpoint.ts';
import { pinProofSchema } from '../pin/schema.ts';
import {
  factorRemovalSchema,
  factorSecretSchema,
  factorTrialSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from './schema.ts';

/** The calls for the second factor of a sign-in. */
// biome-ignore format: one row per call, so that the columns can be compared
export const secondFactorEndpoints = {
  secondFactor: { name: 'secondFactor', method: 'GET', path: '/auth/second-factor', auth: 'agent', answer: secondFactorSchema },
  startSecondFactor: { name: 'startSecondFactor', method: 'POST', path: '/auth/second-factor', auth: 'agent', body: pinProofSchema, answer: factorSecretSchema },
  confirmSecondFactor: { name: 'confirmSecondFactor', method: 'POST', path: '/auth/second-factor/confirm', auth: 'agent', body: factorTrialSchema, answer: recoveryCodesSchema },
  renewRecoveryCodes: { name: 'renewRecoveryCodes', method: 'POST', path: '/auth/second-factor/recovery-codes', auth: 'agent', body: pinProofSchema, answer: recoveryCodesSchema },
  removeSecondFactor: { name: 'removeSecondFactor', method: 'POST', path: '/auth/second-factor/remove', auth: 'agent', body: factorRemovalSchema, answer: secondFactorSchema },
} as const satisfies Record<string, Endpoint>;
