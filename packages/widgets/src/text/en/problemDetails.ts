/** What stands below why a call failed, for support. */
export const problemDetails = {
  reference: 'For support',
};
