import type { Handler } from '../http/handler.ts';
import { changePassword as change } from '../identity/changePassword.ts';
import { confirmPassword as confirm } from '../identity/confirmPassword.ts';
import { acceptOtp, confirmReset, startReset } from '../identity/resetPassword.ts';

export const confirmPassword: Handler<'confirmPassword'> = async ({ caller, body, address }, context) => {
  const { confirmation, expiresAt } = await confirm(caller, body, address, context);
  return { data: { confirmation, expiresAt: expiresAt.toISOString() } };
};

export const changePassword: Handler<'changePassword'> = async ({ caller, body, address }, context) => {
  await change(caller, body, address, context);
  return { message: 'Your password was changed. Other devices were signed out.', data: null };
};

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
