import { plural } from '@oja/core';

/** The form to change the password. Its errors are in `passwordChange`, in the specification's words. */
export const changePassword = {
  title: 'Change password',
  oldPassword: 'Old password',
  newPassword: 'New password',
  confirmNewPassword: 'New password again',
  submit: 'Change password',
  changed: 'Your password was changed',
  keysTitle: (count: number) =>
    plural(count, {
      one: `You have ${count} API key. Revoke it?`,
      other: `You have ${count} API keys. Revoke them?`,
    }),
  keysBody:
    'API keys still work after you change your password. If someone else may know the old password, revoke them: every server and widget that uses them stops selling at once.',
  keysRevoke: (count: number) => plural(count, { one: `Revoke ${count} key`, other: `Revoke ${count} keys` }),
  keysKeep: (count: number) => plural(count, { one: `Keep ${count} key`, other: `Keep ${count} keys` }),
  keysFailed: (count: number) =>
    plural(count, { one: `${count} key may still work`, other: `${count} keys may still work` }),
  keysLook: 'Check under API keys whether they are still there, and try again.',
  keysRevoked: (count: number) =>
    plural(count, {
      one: `Your ${count} API key no longer works`,
      other: `Your ${count} API keys no longer work`,
    }),
  keysRevokedBody: 'Generate a new one under API keys when your server needs it.',
  keysProof: 'Enter your new password once more, so that no one else can revoke your keys.',
  keysPasswordMissing: 'Enter your new password.',
  keysDone: 'Done',
};
