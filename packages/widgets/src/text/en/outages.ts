/** The page of services that can't be sold now. */
export const outages = {
  title: 'Not available now',
  /** "Data: MTN, Airtel" */
  of: (kind: string, services: string) => `${kind}: ${services}`,
};
