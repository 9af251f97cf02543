/** Text of an embed before its widget loads. Keep it small: every page loads it with `oja.js`. */
export const embed = {
  loading: 'Loading',
  tryAgain: 'Try again',
  /** Shown if even the code that explains faults fails to load. */
  lost: 'This could not load. Tell the owner of the site.',
};
