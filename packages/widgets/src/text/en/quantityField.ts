/** The quantity field. */
export const quantityField = {
  each: (price: string) => `${price} each`,
  fewer: 'One fewer',
  more: 'One more',
};
