/** What the kit’s own parts say: the same in every widget. */
export const kit = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. Select it and copy by hand.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clearSearch: 'Clear search',
  loading: 'Loading',
  dismiss: 'Dismiss',
  close: 'Close',
  /** A dialog whose file did not come. */
  notLoaded: 'This did not load. Check your connection, then press again.',
};
