/** The form around a change of password; what is wrong with one says `passwordChange`, in the specification's words. */
export const changePassword = {
  title: 'Change password',
  oldPassword: 'Old password',
  newPassword: 'New password',
  confirmNewPassword: 'New password again',
  submit: 'Change password',
  changed: 'Your password is changed',
};
