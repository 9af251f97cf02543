import type { Endpoint } from './endpoint.ts';
import { done } from './schemas/envelope.ts';
import {
  newPasswordSchema,
  otpAcceptedSchema,
  otpSchema,
  resetRequestSchema,
  resetStartedSchema,
} from './schemas/passwordReset.ts';

/** A forgotten password. These rows come with `createPasswordReset`. */
// biome-ignore format: one row per call, so that the columns can be compared
export const passwordResetEndpoints = {
  resetPassword: { method: 'POST', path: '/auth/reset-password', auth: 'none', origin: 'given', body: resetRequestSchema, answer: resetStartedSchema },
  otpResetPassword: { method: 'POST', path: '/auth/otp-reset-password', auth: 'none', origin: 'given', body: otpSchema, answer: otpAcceptedSchema },
  confirmResetPassword: { method: 'POST', path: '/auth/confirm-reset-password', auth: 'none', origin: 'given', body: newPasswordSchema, answer: done },
} as const satisfies Record<string, Endpoint>;
