import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

/** The agent’s customers. */
export const customers: Sections = {
  savedCustomers: {
    show: 'Your customers',
    contacts: 'From your contacts',
    list: 'Customers',
    found: (count) => plural(count, { one: 'We see 1 customer', other: `We see ${count} customers` }),
    none: 'We no see any customer. Type di number.',
    noNumber: (name) => `${name || 'Dis contact'} no get Nigeria phone number. Type am.`,
    lastSold: (what, price) => `${what} · ${price}`,
    name: 'Name of di customer',
    save: 'Save customer',
    nameMissing: 'Type di name of di customer.',
    saved: (name) => `We don save ${name} as customer.`,
    failed: 'Di customer no save',
  },
};
