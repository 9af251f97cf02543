import type { RequestExamples } from './requestExample.ts';

/** Examples of the calls for accounts, sign-ins and passwords. */
export const signingInRequests: RequestExamples = {
  login: {
    summary: 'Sign in with a username, a phone number or an email address',
    body: { username: 'amaka', password: 'a long pass phrase' },
    refusals: {
      401: ['wrong_credentials'],
      403: [
        {
          code: 'second_factor_required',
          why: 'The password is right, but a second factor is required. Continue with POST /auth/second-factor/sign-in, with a code and the `reference` in `data`, or with POST /auth/passkeys/sign-in/begin if `ways` has `passkey`.',
        },
      ],
      429: ['too_many_attempts'],
    },
  },
  register: {
    summary: 'Open an account and sign in with it',
    status: 201,
    body: {
      firstName: 'Amaka',
      lastName: 'Okafor',
      username: 'amaka',
      email: 'amaka@example.ng',
      phone: '08012345678',
      password: 'a long pass phrase',
    },
    refusals: {
      409: ['taken', 'details_in_use'],
      429: ['too_many_attempts'],
    },
  },
  resetPassword: {
    summary: 'Send an OTP for a password reset',
    details: 'The answer is the same for known and unknown addresses.',
    body: { email: 'amaka@example.ng' },
    refusals: { 429: ['too_many_attempts'] },
  },
  otpResetPassword: {
    summary: 'Enter the OTP of a password reset',
    details: 'The OTP is valid for 10 minutes and five attempts.',
    body: { reference: 'reset-1', otp: '123456' },
    refusals: { 429: ['too_many_attempts'] },
  },
  confirmResetPassword: {
    summary: 'Set a new password after a reset',
    body: { resetToken: 'reset-token-1', password: 'another pass phrase' },
    refusals: { 400: ['reset_over'] },
  },
  changePassword: {
    summary: 'Change the password',
    details: 'All other sessions end.',
    body: { oldPassword: 'a long pass phrase', newPassword: 'another pass phrase' },
    refusals: {
      400: ['wrong_password', 'wrong_code'],
      403: ['second_factor_required'],
      429: ['too_many_attempts'],
    },
  },
  confirmPassword: {
    summary: 'Confirm the password again',
    details: 'The confirmation is valid for one request, for five minutes, and only in this session.',
    body: { password: 'a long pass phrase' },
    refusals: {
      400: ['wrong_password', 'wrong_code'],
      403: ['second_factor_required'],
      429: ['too_many_attempts'],
    },
  },
  factorSignIn: {
    summary: 'Sign in with the second factor',
    details: 'The reference is valid for five minutes and five wrong codes. A recovery code works too.',
    body: { reference: 'sign-in-1', code: '123456' },
    refusals: {
      400: ['wrong_code', 'sign_in_over'],
      429: ['too_many_attempts'],
    },
  },
  user: { summary: 'The signed-in agent' },
  logout: { summary: 'End this session' },
};
