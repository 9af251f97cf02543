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
  /** The client problem texts: one for each of the specification's seven classes (section 8). */
  problems: {
    client: 'The request was not accepted. Check what you entered and try again.',
    server: 'The service has a problem at the moment. Try again in a minute.',
    timeout: 'The network took too long to answer. Try again.',
    connection: 'We could not reach the service. Check your connection and try again.',
    network: 'You are offline. Connect to the internet and try again.',
    cancel: 'You stopped this before it was done.',
    unknown: 'We got an answer that we could not read. Try again, and tell support if it stays.',
  },
};

/** The shape of a catalogue. A function stands where a sentence has values in it. */
export type Text = typeof en;
