/** Advice on a new password. Forbids nothing: the server decides what is allowed. */
export const passwordStrength = {
  none: 'Three or four words are hard to guess.',
  weak: 'Easy to guess. Add a few words.',
  fair: 'Good. Longer is better.',
  strong: 'Hard to guess.',
};
