/** Where the goods are. */
export const delivery = {
  delivered: 'Delivered',
  waiting: 'Waiting for the network',
  failed: 'Failed',
};
