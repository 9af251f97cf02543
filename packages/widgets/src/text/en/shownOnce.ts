/** A secret that is shown once. */
export const shownOnce = {
  once: 'Copy it now: it is shown once',
  saved: 'I have saved it',
  leaving: 'Close without copying?',
  closeAnyway: 'Close anyway',
};
