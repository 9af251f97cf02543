import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Statement } from './Statement.tsx';

export const usage: Usage = {
  components: { Statement },
  use: ['On a separate page, for bookkeeping and for questions about where the money went.'],
  avoid: [
    'Don’t use it for the newest sales: the transaction list is more current and has a search.',
    'Don’t add up figures beside it: the totals come from the ledger.',
  ],
  accessibility: [
    'Totals and movements are tables with column and row headings.',
    'Credits have a plus and debits a minus, as well as a colour.',
  ],
  content: ['Oldest first, as in a bank statement. Always two decimals, because the figures are added up.'],
};
