/** What an embed says of a fault, by whose it is. */
export const embedFault = {
  host: 'Buying does not work on this page at the moment. Please tell the owner of the site.',
  network: 'This has not loaded. Check your connection and try again.',
  oja: 'This does not work at the moment, and it is not your connection. Please come back later.',
  visitor: 'You are offline. Connect to the internet and try again.',
};
