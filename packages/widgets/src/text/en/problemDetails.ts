/** Details of a failed call, for support. */
export const problemDetails = {
  reference: 'For support',
};
