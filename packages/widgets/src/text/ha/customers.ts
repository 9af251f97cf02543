import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

/** The agent’s customers. */
export const customers: Sections = {
  savedCustomers: {
    show: 'Kwastomominku',
    contacts: 'Daga lambobin wayarku',
    list: 'Kwastomomi',
    found: (count) => plural(count, { one: 'An samu kwastoma 1', other: `An samu kwastomomi ${count}` }),
    none: 'Ba a samu kwastoma ba. Ku rubuta lambar.',
    noNumber: (name) => `${name || 'Wannan'} ba shi da lambar Nijeriya. Ku rubuta ta.`,
    lastSold: (what, price) => `${what} · ${price}`,
    name: 'Sunan kwastoma',
    save: 'Ajiye kwastoma',
    nameMissing: 'Ku rubuta sunan kwastoma.',
    saved: (name) => `An ajiye ${name} a matsayin kwastoma.`,
    failed: 'Ba a ajiye kwastoma ba',
  },
};
