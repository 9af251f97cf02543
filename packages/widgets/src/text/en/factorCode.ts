/** The code of the second step, beside a password. */
export const factorCode = {
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
};
