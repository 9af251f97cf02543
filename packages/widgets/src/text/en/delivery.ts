/** The delivery status. */
export const delivery = {
  delivered: 'Delivered',
  waiting: 'Waiting for the network',
  failed: 'Failed',
};
