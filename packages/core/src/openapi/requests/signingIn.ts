import type { Refusal } from '../refusals.ts';
import { signInOver, tooMany, wrongCode } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const factorAsked: Refusal = {
  code: 'second_factor_required',
  why: 'The agent has a second factor: send a code of the app, a recovery code, or what POST /auth/passkeys/proof answers with, in `code`. `ways` in `data` says which of `app` and `passkey` there are.',
};

/** Accounts, sign-ins and passwords. */
export const signingInRequests: RequestExamples = {
  login: {
    summary: 'Sign in with a username, a phone number or an email address',
    body: { username: 'amaka', password: 'a long pass phrase' },
    refusals: {
      401: [
        {
          code: 'wrong_credentials',
          why: 'Wrong username or password: the same answer whoever does not exist.',
        },
      ],
      403: [
        {
          code: 'second_factor_required',
          why: 'The password is right, and a second factor is asked for too: POST /auth/second-factor/sign-in with a code and the `reference` in `data`, or POST /auth/passkeys/sign-in/begin where `ways` has `passkey`.',
        },
      ],
      429: tooMany,
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
      409: [
        { code: 'taken', why: 'The username is taken: `errors` says so.' },
        {
          code: 'details_in_use',
          why: 'The email address or the phone number belongs to an account. Neither is named: sign in, or reset the password.',
        },
      ],
      429: tooMany,
    },
  },
  resetPassword: {
    summary: 'Send an OTP',
    details: 'The answer is the same whether the address is known or not.',
    body: { email: 'amaka@example.ng' },
    refusals: { 429: tooMany },
  },
  otpResetPassword: {
    summary: 'Enter the OTP',
    details: 'It is good for 10 minutes and five tries.',
    body: { reference: 'reset-1', otp: '123456' },
    refusals: { 429: tooMany },
  },
  confirmResetPassword: {
    summary: 'Set a new password after a reset',
    body: { resetToken: 'reset-token-1', password: 'another pass phrase' },
    refusals: { 400: [{ code: 'reset_over', why: 'This reset is over: begin again.' }] },
  },
  changePassword: {
    summary: 'Change the password',
    details: 'All other sessions end.',
    body: { oldPassword: 'a long pass phrase', newPassword: 'another pass phrase' },
    refusals: {
      400: [{ code: 'wrong_password', why: 'The old password is not right.' }, wrongCode],
      403: [factorAsked],
      429: tooMany,
    },
  },
  confirmPassword: {
    summary: 'Confirm the password once more',
    details: 'The confirmation counts for one call and five minutes, and for this session alone.',
    body: { password: 'a long pass phrase' },
    refusals: {
      400: [{ code: 'wrong_password', why: 'The password is not right.' }, wrongCode],
      403: [factorAsked],
      429: tooMany,
    },
  },
  factorSignIn: {
    summary: 'Sign in with the second factor',
    details: 'The reference is good for five minutes and five wrong codes. A recovery code is taken as well.',
    body: { reference: 'sign-in-1', code: '123456' },
    refusals: {
      400: [wrongCode, signInOver],
      429: tooMany,
    },
  },
  user: { summary: 'The signed-in agent' },
  logout: { summary: 'End this session' },
};
