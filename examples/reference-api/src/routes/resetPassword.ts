import type { Handler } from '../http/handler.ts';
import { acceptOtp, confirmReset, startReset } from '../identity/resetPassword.ts';

/** The same words whether anybody has the address: an answer must not tell who has an account. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, address }, house) => ({
  message: 'If an account has this address, a code is on its way to it.',
  data: await startReset(body.email, address, house),
});

export const otpResetPassword: Handler<'otpResetPassword'> = async ({ body, address }, house) => ({
  message: 'The code is right. Choose a new password.',
  data: await acceptOtp(body.reference, body.otp, address, house),
});

export const confirmResetPassword: Handler<'confirmResetPassword'> = async ({ body, address }, house) => {
  const revoked = await confirmReset(body.resetToken, body.password, address, house);
  const keys = revoked === 1 ? 'Your API key was revoked.' : `Your ${revoked} API keys were revoked.`;
  const message = `Your new password is set. Sign in with it.${revoked > 0 ? ` ${keys}` : ''}`;
  return { message, data: null };
};
