/** What the kit’s own parts say: the same in every widget. */
export const kit = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select it instead.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clearSearch: 'Clear search',
  loading: 'Loading',
  dismiss: 'Dismiss',
  close: 'Close',
  /** A dialog whose file could not be loaded. */
  notLoaded: 'This could not load. Try again.',
  tryAgain: 'Try again',
};
