/** Advice while a password is chosen. It forbids nothing: what is allowed is the server's to say. */
export const passwordStrength = {
  none: 'Three or four words are hard to guess.',
  weak: 'Easy to guess. Add a few words.',
  fair: 'Good. Longer is better.',
  strong: 'Hard to guess.',
};
