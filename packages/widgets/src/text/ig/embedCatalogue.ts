import type { Catalogue } from '../catalogue.ts';
import { checkout } from './checkout.ts';
import { fields } from './fields.ts';
import { kit } from './kit.ts';
import { receipt } from './receipt.ts';
import { sale } from './sale.ts';
import { services } from './services.ts';
import { transactions } from './transactions.ts';

/** The text of the embed, built as `oja-ig.js`. The dashboard has more sections. */
export const ig: Catalogue = {
  language: 'Igbo',
  ...kit,
  ...fields,
  ...sale,
  ...receipt,
  ...services,
  ...transactions,
  ...checkout,
};
