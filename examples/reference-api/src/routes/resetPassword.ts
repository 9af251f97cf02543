import type { Handler } from '../http/handler.ts';
import { acceptOtp, confirmReset, startReset } from '../identity/resetPassword.ts';

/** The same message for every address, so that the response does not reveal who has an account. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, address }, context) => ({
  message: 'If this address has an account, we have sent it a code.',
  data: await startReset(body.email, address, context),
});

export const otpResetPassword: Handler<'otpResetPassword'> = async ({ body, address }, context) => ({
  message: 'The code is right. Choose a new password.',
  data: await acceptOtp(body.reference, body.otp, address, context),
});

export const confirmResetPassword: Handler<'confirmResetPassword'> = async ({ body, address }, context) => {
  const revoked = await confirmReset(body.resetToken, body.password, address, context);
  const keys = revoked === 1 ? 'Your API key was revoked.' : `Your ${revoked} API keys were revoked.`;
  const message = `Your new password is set. Sign in with it.${revoked > 0 ? ` ${keys}` : ''}`;
  return { message, data: null };
};
