import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Statement } from './Statement.tsx';

export const usage: Usage = {
  components: { Statement },
  use: ['On a page of its own, for an agent who keeps books or is asked where the money went.'],
  avoid: [
    'Don’t show it for the newest sales: the transaction list is newer and searched.',
    'Don’t add figures up beside it: they are the ledger’s own.',
  ],
  accessibility: [
    'Totals and movements are tables with headings of columns and rows.',
    'What came in has a plus and what went out a minus, not colour alone.',
  ],
  content: ['Oldest first, as a bank writes it. Always two decimals, because it is added up.'],
};
