/** The profile screen. */
export const profile = {
  username: 'Username',
  phone: 'Phone number',
  email: 'Email address',
  changePassword: 'Change Password',
  logout: 'Log Out',
};
