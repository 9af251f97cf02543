/** Changing the password: the specification's own sentences, letter for letter (section 5). */
export const passwordChange = {
  required: {
    oldPassword: 'Your old is Required',
    newPassword: 'New password is required',
    confirmNewPassword: 'Confirm new password is required',
  },
  mismatch: 'Please check the input new password and confirm password are not the same',
};
