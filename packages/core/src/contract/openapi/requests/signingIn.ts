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
          why: 'The password is right, and a second factor is asked for too: POST /auth/second-factor/sign-in with a code and the `reference` in `data`, or POST /auth/passkeys/sign-in/begin where `ways` has `passkey`.',
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
    summary: 'Send an OTP',
    details: 'The answer is the same whether the address is known or not.',
    body: { email: 'amaka@example.ng' },
    refusals: { 429: ['too_many_attempts'] },
  },
  otpResetPassword: {
    summary: 'Enter the OTP',
    details: 'It is good for 10 minutes and five tries.',
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
    summary: 'Confirm the password once more',
    details: 'The confirmation counts for one call and five minutes, and for this session alone.',
    body: { password: 'a long pass phrase' },
    refusals: {
      400: ['wrong_password', 'wrong_code'],
      403: ['second_factor_required'],
      429: ['too_many_attempts'],
    },
  },
  factorSignIn: {
    summary: 'Sign in with the second factor',
    details: 'The reference is good for five minutes and five wrong codes. A recovery code is taken as well.',
    body: { reference: 'sign-in-1', code: '123456' },
    refusals: {
      400: ['wrong_code', 'sign_in_over'],
      429: ['too_many_attempts'],
    },
  },
  user: { summary: 'The signed-in agent' },
  logout: { summary: 'End this session' },
};
