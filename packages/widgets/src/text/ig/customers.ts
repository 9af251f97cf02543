import type { Sections } from '../catalogue.ts';

/** The agent’s customers. */
export const customers: Sections = {
  savedCustomers: {
    show: 'Ndị ahịa gị',
    contacts: 'Site na nọmba ekwentị gị',
    list: 'Ndị ahịa',
    found: (count) => `A hụrụ ndị ahịa ${count}`,
    none: 'A hụghị onye ahịa. Tinye nọmba ahụ.',
    noNumber: (name) => `${name || 'Onye a'} enweghị nọmba Naịjirịa. Tinye ya.`,
    lastSold: (what, price) => `${what} · ${price}`,
    name: 'Aha onye ahịa',
    save: 'Chekwaa onye ahịa',
    nameMissing: 'Tinye aha onye ahịa.',
    saved: (name) => `E chekwala ${name} dịka onye ahịa.`,
    failed: 'E chekwaghị onye ahịa ahụ',
  },
};
