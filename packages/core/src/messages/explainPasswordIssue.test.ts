import { describe, expect, it } from 'vitest';
import { checkPasswordChange } from '../validators/password.ts';
import { explainPasswordIssue } from './passwordMessages.ts';

function said(oldPassword: string, newPassword: string, confirmNewPassword: string) {
  const read = checkPasswordChange({ oldPassword, newPassword, confirmNewPassword });
  return read.ok ? [] : explainPasswordIssue(read.issue);
}

describe('the explanation of a password change that is not sent', () => {
  it('has the specification’s sentences, in form order', () => {
    expect(said('', '', '')).toEqual([
      'Your old is Required',
      'New password is required',
      'Confirm new password is required',
    ]);
    expect(said('old', '', 'new')).toEqual(['New password is required']);
    expect(said('old', 'new', 'neu')).toEqual([
      'Please check the input new password and confirm password are not the same',
    ]);
    expect(said('old', 'new', 'new')).toEqual([]);
  });
});
