import type { Endpoint } from '../../../http/endpoint.ts';
import { done } from '../../../http/envelope.ts';
import {
  newPasswordSchema,
  otpAcceptedSchema,
  otpSchema,
  resetRequestSchema,
  resetStartedSchema,
} from './resetSchema.ts';

/** The calls that reset a forgotten password. */
// biome-ignore format: one row per call, so that the columns can be compared
export const passwordResetEndpoints = {
  resetPassword: { name: 'resetPassword', method: 'POST', path: '/auth/reset-password', auth: 'none', specified: true, body: resetRequestSchema, answer: resetStartedSchema },
  otpResetPassword: { name: 'otpResetPassword', method: 'POST', path: '/auth/otp-reset-password', auth: 'none', specified: true, body: otpSchema, answer: otpAcceptedSchema },
  confirmResetPassword: { name: 'confirmResetPassword', method: 'POST', path: '/auth/confirm-reset-password', auth: 'none', specified: true, body: newPasswordSchema, answer: done },
} as const satisfies Record<string, Endpoint>;
