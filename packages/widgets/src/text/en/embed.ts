/** What an embed says while its widget isn’t there. Small: the script that every page loads must stay within 3 KB. */
export const embed = {
  loading: 'Loading',
  notLoaded: 'This did not load. Check your connection and try again.',
  notSetUp: 'Buying does not work on this page yet. Please tell the owner of the site.',
  tryAgain: 'Try again',
  crashed:
    'Something went wrong here. Load the page again: a sale that is on its way is kept, and you will not pay twice.',
};
