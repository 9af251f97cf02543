import type { Refusal } from '../refusals.ts';

export const unknown = (why: string): readonly Refusal[] => [{ code: 'not_found', why }];

export const tooMany = [
  { code: 'too_many_attempts', why: 'Too many tries: wait for the seconds of `Retry-After`.' },
];

export const wrongCode: Refusal = {
  code: 'wrong_code',
  why: 'The code is wrong, too old, or was used before: each is good once.',
};

export const passwordRequired: Refusal = {
  code: 'password_required',
  why: 'Confirm the password first: POST /auth/confirm-password.',
};

export const signInOver: Refusal = {
  code: 'sign_in_over',
  why: 'This sign-in is over: begin with the password.',
};
