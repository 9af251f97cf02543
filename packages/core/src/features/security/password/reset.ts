import { createOjaError } from '../../../http/ojaError.ts';
import type { CallResult } from '../../../http/parseResponse.ts';
import type { StoreContext } from '../../../store/storeRegistry.ts';
import { passwordResetEndpoints } from './resetEndpoints.ts';

/** A password reset: email address, OTP, new password. A step in the wrong order is refused here and nothing is sent. */
export interface PasswordReset {
  /** Requests an OTP. The answer is the same for known and unknown addresses. Another request starts over. */
  request(email: string, signal?: AbortSignal): Promise<CallResult<unknown>>;
  enterOtp(otp: string, signal?: AbortSignal): Promise<CallResult<unknown>>;
  /** Sets the password. The agent then signs in with it. The outcome's message comes from the server. */
  finish(password: string, signal?: AbortSignal): Promise<CallResult<unknown>>;
}

/** Creates the store; pass it to `client.getStore`. Throws if the client's tokens come from the page, because it has no password then. */
export function createPasswordReset({
  call,
  session,
}: Pick<StoreContext, 'call' | 'session'>): PasswordReset {
  if (!session) throw createOjaError('no-session', 'A password reset needs a client with its own session.');
  const known = () => session.state.peek().reset_password;
  return {
    async request(email, signal) {
      const result = await call(passwordResetEndpoints.resetPassword, { body: { email }, signal });
      if (result.ok) {
        session.forgetResetPassword();
        session.mergeResetPassword({ email, reference: result.data.reference });
      }
      return result;
    },
    async enterOtp(otp, signal) {
      const { reference = '' } = known();
      const result = await call(passwordResetEndpoints.otpResetPassword, {
        body: { reference, otp },
        signal,
      });
      // Another reset may have been requested in the meantime; this token does not belong to it.
      if (result.ok && known().reference === reference)
        session.mergeResetPassword({ resetToken: result.data.resetToken });
      return result;
    },
    async finish(password, signal) {
      const { resetToken = '' } = known();
      const result = await call(passwordResetEndpoints.confirmResetPassword, {
        body: { resetToken, password },
        signal,
      });
      if (result.ok) session.forgetResetPassword();
      return result;
    },
  };
}
