/** The screen for unknown addresses. */
export const unknownPage = {
  body: 'The address may be mistyped, or the page may have moved.',
  home: 'Go to the dashboard',
  login: 'Go to sign in',
};
