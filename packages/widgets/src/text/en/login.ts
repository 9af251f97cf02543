/** The screen to sign in on; the form on it has its own section. */
export const login = {
  /** What an agent can count on. */
  promises: {
    once: 'You never pay twice for one sale.',
    money: 'You always know where the money is.',
    network: 'A bad network loses nothing.',
  },
};
