import type { Endpoint } from '../../../http/endpoint.ts';
import { done } from '../../../http/envelope.ts';
import { password } from '../../../session/userSchema.ts';
import { object } from '../../../shared/schemas/object.ts';
import { secret, typedCode, word } from '../../../shared/schemas/word.ts';

/** Requests an OTP. The answer is the same for known and unknown addresses. */
const resetRequestSchema = object({ email: word(254) });
const resetStartedSchema = object({ reference: secret });

/** The OTP for the reset that `reference` names. */
const otpSchema = object({ reference: secret, otp: typedCode });
const otpAcceptedSchema = object({ resetToken: secret });

const newPasswordSchema = object({ resetToken: secret, password });

/** The calls that reset a forgotten password. */
// biome-ignore format: one row per call, so that the columns can be compared
export const passwordResetEndpoints = {
  resetPassword: { name: 'resetPassword', method: 'POST', path: '/auth/reset-password', auth: 'none', specified: true, body: resetRequestSchema, answer: resetStartedSchema },
  otpResetPassword: { name: 'otpResetPassword', method: 'POST', path: '/auth/otp-reset-password', auth: 'none', specified: true, body: otpSchema, answer: otpAcceptedSchema },
  confirmResetPassword: { name: 'confirmResetPassword', method: 'POST', path: '/auth/confirm-reset-password', auth: 'none', specified: true, body: newPasswordSchema, answer: done },
} as const satisfies Record<string, Endpoint>;
