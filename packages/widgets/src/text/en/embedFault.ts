/** Text of an embed's fault, by who can fix it. */
export const embedFault = {
  host: 'This is not working on this page at the moment. Please tell the owner of the site.',
  network: 'This could not load. Check your connection and try again.',
  oja: 'This is not working at the moment. It is not your connection. Please come back later.',
  visitor: 'You are offline. Connect to the internet and try again.',
};
