/** The form in the API reference that sends a request. Loaded only if requests can be tried. */
export const apiTry = {
  try: 'Try it',
  tryBody:
    'Sends the request to this host with your own session. It only reads: nothing is bought and nothing changes.',
  trySignIn: 'Sign in to try it.',
  trySend: 'Send',
  trySending: 'Sending',
  tryAnswer: (status: number) => `The host answered ${status}`,
  tryAnswerLabel: 'The host\u2019s response',
  optional: 'optional',
  choose: 'Any',
  cover: 'Show',
  covered: 'Show what is hidden',
  issues: {
    missing: 'This is required.',
    number: 'Enter a number.',
    whole: 'Enter a whole number.',
    limit: 'This is outside the limits.',
    pattern: 'This does not have the right format.',
    time: 'Enter a time such as 2026-11-21T09:41:00+01:00.',
    unsafe: 'This can\u2019t be part of an address.',
  },
};
