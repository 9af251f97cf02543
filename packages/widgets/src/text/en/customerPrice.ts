/** On the review of an agent who has own prices. */
export const customerPrice = { pays: (price: string) => `Customer pays ${price}` };
