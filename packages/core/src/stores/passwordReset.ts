import { passwordResetEndpoints } from '../passwordResetEndpoints.ts';
import { createOjaError } from '../transport/ojaError.ts';
import type { Outcome } from '../transport/read.ts';
import type { StoreContext } from './storeRegistry.ts';

/** A forgotten password: address, OTP, new password. A step before its time is refused here and nothing is sent. */
export interface PasswordReset {
  /** Has an OTP sent. The answer is the same whether the address is known or not. Asking again starts over. */
  request(email: string, signal?: AbortSignal): Promise<Outcome<unknown>>;
  enterOtp(otp: string, signal?: AbortSignal): Promise<Outcome<unknown>>;
  /** Sets the password. The agent signs in with it afterwards; the server's message is the outcome's. */
  finish(password: string, signal?: AbortSignal): Promise<Outcome<unknown>>;
}

/** For `client.getStore`. Throws for a client that lives on a page's tokens: it has no password to forget. */
export function createPasswordReset({
  call,
  carry,
  session,
}: Pick<StoreContext, 'call' | 'carry' | 'session'>): PasswordReset {
  if (!session)
    throw createOjaError('no-session', 'A password is reset where the client has a session of its own.');
  carry(passwordResetEndpoints);
  const known = () => session.state.peek().reset_password;
  return {
    async request(email, signal) {
      const outcome = await call('resetPassword', { body: { email }, signal });
      if (outcome.ok) {
        session.forgetResetPassword();
        session.mergeResetPassword({ email, reference: outcome.data.reference });
      }
      return outcome;
    },
    async enterOtp(otp, signal) {
      const { reference = '' } = known();
      const outcome = await call('otpResetPassword', { body: { reference, otp }, signal });
      // Another reset may have been asked for meanwhile: this proof is not for that one.
      if (outcome.ok && known().reference === reference)
        session.mergeResetPassword({ resetToken: outcome.data.resetToken });
      return outcome;
    },
    async finish(password, signal) {
      const { resetToken = '' } = known();
      const outcome = await call('confirmResetPassword', { body: { resetToken, password }, signal });
      if (outcome.ok) session.forgetResetPassword();
      return outcome;
    },
  };
}
