/** Said in a toast when a session ends by itself, and in the form to sign in with again. */
export const sessionOver = 'Your session has ended. Sign in to continue.';
