/** The client problem texts: one for each of the specification's seven classes (section 8). */
export const problems = {
  client: 'The request was not accepted. Check what you entered and try again.',
  server: 'The service has a problem at the moment. Try again in a minute.',
  timeout: 'The network took too long to answer. Try again.',
  connection: 'We could not reach the service. Check your connection and try again.',
  network: 'You are offline. Connect to the internet and try again.',
  cancel: 'You stopped this before it was done.',
  unknown: 'We got an answer that we could not read. Try again, and tell support if it stays.',
  /** Nobody is signed in, or the page around a widget gave it no token. */
  noToken: 'We could not sign in to the service. Load the page again, and tell support if it stays.',
};
