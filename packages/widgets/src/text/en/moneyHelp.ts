/** Explanations of the money states. */
export const moneyHelp = {
  /** `word` is one of `money`. */
  ask: (word: string) => `What does \u201c${word}\u201d mean?`,
  answers: {
    'not-charged': 'Nothing was taken from your balance. You can sell it again.',
    held: 'The price is set aside in your balance until the network answers. It is charged if the customer got it, and goes back if not. You don\u2019t need to pay again.',
    'refund-due':
      'The sale failed and the price is not back in your balance yet. It has not been lost: check again, and report it if this does not change.',
    refunded: 'The price is back in your balance. Its transaction is in the list.',
  },
};
