import type { Sections } from '../catalogue.ts';

/** The agent’s customers. */
export const customers: Sections = {
  savedCustomers: {
    show: 'Àwọn oníbàárà yín',
    contacts: 'Láti inú nọ́ńbà fóònù yín',
    list: 'Àwọn oníbàárà',
    found: (count) => `A rí oníbàárà ${count}`,
    none: 'A kò rí oníbàárà. Ẹ tẹ nọ́ńbà náà.',
    noNumber: (name) => `${name || 'Ẹni yìí'} kò ní nọ́ńbà Nàìjíríà. Ẹ tẹ̀ ẹ́.`,
    lastSold: (what, price) => `${what} · ${price}`,
    name: 'Orúkọ oníbàárà',
    save: 'Tọ́jú oníbàárà',
    nameMissing: 'Ẹ tẹ orúkọ oníbàárà.',
    saved: (name) => `A ti tọ́jú ${name} bí oníbàárà.`,
    failed: 'A kò lè tọ́jú oníbàárà náà',
  },
};
