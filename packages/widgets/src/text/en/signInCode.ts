/** The second factor of a sign-in. */
export const signInCode = {
  title: 'Enter your code',
  appLead: 'Your password is right. Enter the code that your authenticator app shows now.',
  appCode: 'Code from the app',
  appCodeWrong: 'Enter the six digits that the app shows.',
  recoveryLead:
    'Enter one of the recovery codes that you saved. No recovery code? Ask support: they check who you are.',
  recoveryCode: 'Recovery code',
  recoveryCodeWrong: 'Enter a recovery code, like 4PDS-QA8C-7WMZ.',
  useRecovery: 'I don’t have my phone',
  useApp: 'Use the app',
  submit: 'Sign in',
  back: 'Back',
};
