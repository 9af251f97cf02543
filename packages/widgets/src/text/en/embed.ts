/** What an embed says while its widget isn’t there. Small: every page loads it with `oja.js`. */
export const embed = {
  loading: 'Loading',
  tryAgain: 'Try again',
  /** Where not even the file with the sentences about faults comes. */
  lost: 'This could not load. Tell the owner of the site.',
};
