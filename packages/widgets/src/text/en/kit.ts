/** Text of the UI components, shared by all widgets. */
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
  /** Shown if a dialog's code fails to load. */
  notLoaded: 'This could not load. Try again.',
  tryAgain: 'Try again',
};
