import type { Outcome } from '../transport/read.ts';
import type { Transport } from '../transport/transport.ts';

/** What is known of a reset under way: the `reset_password` of the specification (section 3). In memory only. */
export interface ResetProgress {
  readonly email?: string;
  /** Names the reset for the next call. */
  readonly reference?: string;
  /** The proof that the OTP was right. Never shown, never stored. */
  readonly resetToken?: string;
}

/** A forgotten password: address, OTP, new password. A step before its time is refused here and nothing is sent. */
export interface PasswordReset {
  /** Has an OTP sent. The answer is the same whether the address is known or not. Asking again starts over. */
  request(email: string): Promise<Outcome<unknown>>;
  enterOtp(otp: string): Promise<Outcome<unknown>>;
  /** Sets the password. The agent signs in with it afterwards; the server's message is the outcome's. */
  finish(password: string): Promise<Outcome<unknown>>;
}

/** Where the progress is kept. */
export interface ResetMemory {
  known(): ResetProgress;
  merge(data: ResetProgress): void;
  forget(): void;
}

export function createPasswordReset(
  transport: Transport,
  { known, merge, forget }: ResetMemory,
): PasswordReset {
  return {
    async request(email) {
      const outcome = await transport('resetPassword', { body: { email } }, null);
      if (outcome.ok) {
        forget();
        merge({ email, reference: outcome.data.reference });
      }
      return outcome;
    },
    async enterOtp(otp) {
      const { reference = '' } = known();
      const outcome = await transport('otpResetPassword', { body: { reference, otp } }, null);
      // Another reset may have been asked for meanwhile: this proof is not for that one.
      if (outcome.ok && known().reference === reference) merge({ resetToken: outcome.data.resetToken });
      return outcome;
    },
    async finish(password) {
      const { resetToken = '' } = known();
      const outcome = await transport('confirmResetPassword', { body: { resetToken, password } }, null);
      if (outcome.ok) forget();
      return outcome;
    },
  };
}
