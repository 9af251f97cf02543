/** Every sentence that an agent or a customer reads, in English. Each widget has its own section. */
export const en = {
  kit: {
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy. Select it and copy by hand.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    clearSearch: 'Clear search',
    loading: 'Loading',
    dismiss: 'Dismiss',
    close: 'Close',
    notifications: 'Notifications',
  },
  /** Where the money is. Always shown with an icon and a colour, never as colour alone. */
  money: {
    notCharged: 'Not charged',
    held: 'Held, confirming',
    charged: 'Charged',
    refunded: 'Refunded',
  },
  /** Where the goods are. */
  delivery: {
    delivered: 'Delivered',
    waiting: 'Waiting for the network',
    failed: 'Failed',
  },
};

/** The shape of a catalogue. A function stands where a sentence has values in it. */
export type Text = typeof en;
