/** On the review, if the agent has selling prices. */
export const customerPrice = { pays: (price: string) => `Customer pays ${price}` };
