/** The screen on which agents find what is known of them. */
export const profile = {
  username: 'Username',
  phone: 'Phone number',
  email: 'Email address',
  changePassword: 'Change Password',
  logout: 'Log Out',
};
