/** The field for the code of the second factor, next to a password. */
export const factorCode = {
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
};
