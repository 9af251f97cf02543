import { expect, it } from 'vitest';
import { type ResetStep, stepToShow } from './useReset.ts';

const nothing = {};
const sent = { email: 'amaka@example.ng', reference: 'reset-1' };
const proven = { ...sent, resetToken: 'proof-1' };

it.each<[ResetStep, object, ResetStep]>([
  ['email', nothing, 'email'],
  ['otp', nothing, 'email'],
  ['password', nothing, 'email'],
  ['email', sent, 'email'],
  ['otp', sent, 'otp'],
  ['password', sent, 'otp'],
  ['email', proven, 'email'],
  ['otp', proven, 'otp'],
  ['password', proven, 'password'],
])('shows for %s, after %o, the step %s', (asked, progress, shown) => {
  expect(stepToShow(asked, progress)).toBe(shown);
});
