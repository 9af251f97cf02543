import { password } from '../../../session/userSchema.ts';
import { object } from '../../../shared/schemas/object.ts';
import { secret, typedCode, word } from '../../../shared/schemas/word.ts';

/** Requests an OTP. The answer is the same for known and unknown addresses. */
export const resetRequestSchema = object({ email: word(254) });
export const resetStartedSchema = object({ reference: secret });

/** The OTP for the reset that `reference` names. */
export const otpSchema = object({ reference: secret, otp: typedCode });
export const otpAcceptedSchema = object({ resetToken: secret });

export const newPasswordSchema = object({ resetToken: secret, password });
