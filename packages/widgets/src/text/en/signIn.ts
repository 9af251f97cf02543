/** The sign-in form. */
export const signIn = {
  title: 'Sign in to sell',
  username: 'Phone, email or username',
  usernameMissing: 'Enter your phone number, email or username.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  submit: 'Sign in',
  forgot: 'Forgot password?',
  newHere: 'New here?',
  register: 'Register',
  welcome: 'You are signed in',
};
