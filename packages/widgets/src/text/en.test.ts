import { formatIssue, kobo } from '@oja/core';
import { expect, it } from 'vitest';
import { en } from './en.ts';

it('says what is wrong with a change of password in the specification’s own sentences', () => {
  expect(en.passwordChange).toEqual({
    required: {
      oldPassword: 'Your old is Required',
      newPassword: 'New password is required',
      confirmNewPassword: 'Confirm new password is required',
    },
    mismatch: 'Please check the input new password and confirm password are not the same',
  });
});

it('names an amount that fits, where one is in the wrong steps', () => {
  const { fieldIssues } = en;
  const offStep = (step: number) => ({ kind: 'off-step', step: kobo(step), nearest: kobo(150_000) }) as const;
  expect(formatIssue(offStep(100), '', fieldIssues)).toBe('Whole naira only, such as ₦1,500.');
  expect(formatIssue(offStep(5_000), '', fieldIssues)).toBe('In steps of ₦50, such as ₦1,500.');
});
