/** On a page of its own: what can't be sold now. */
export const outages = {
  title: 'Not available now',
  /** "Data: MTN, Airtel" */
  of: (kind: string, services: string) => `${kind}: ${services}`,
};
