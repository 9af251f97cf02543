import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { PriceList } from './PriceList.tsx';

export const usage: Usage = {
  components: { PriceList },
  use: ['To answer price questions without starting a sale.'],
  avoid: ['Don’t copy prices into a page: they change on the server.'],
  accessibility: ['Prices are tables with column headings.'],
  content: ['Price first, then the commission if an agent is signed in.'],
};
