/** How many are bought of what is sold by the piece. */
export const quantityField = {
  each: (price: string) => `${price} each`,
  fewer: 'One fewer',
  more: 'One more',
};
