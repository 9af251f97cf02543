/** The sign-in screen. Its form has a separate section. */
export const login = {
  /** Promises to agents. */
  promises: {
    once: 'You never pay twice for one sale.',
    money: 'You always know where the money is.',
    network: 'A bad network loses nothing.',
  },
};
