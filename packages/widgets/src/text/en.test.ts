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
