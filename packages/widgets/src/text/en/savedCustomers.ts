import { plural } from '@oja/core';

/** Saved customers in the purchase form and on the result. */
export const savedCustomers = {
  show: 'Your customers',
  contacts: 'From your contacts',
  list: 'Customers',
  found: (count: number) =>
    plural(count, { one: `${count} customer found`, other: `${count} customers found` }),
  none: 'No customer found. Enter the number.',
  noNumber: (name: string) => `${name || 'This contact'} has no Nigerian phone number. Enter it.`,
  lastSold: (what: string, price: string) => `${what} \u00b7 ${price}`,
  name: 'Customer\u2019s name',
  save: 'Save customer',
  nameMissing: 'Enter the customer\u2019s name.',
  saved: (name: string) => `${name} is saved as a customer.`,
  failed: 'The customer was not saved',
};
