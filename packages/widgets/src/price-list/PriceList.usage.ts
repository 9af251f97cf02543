import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { PriceList } from './PriceList.tsx';

export const usage: Usage = {
  components: { PriceList },
  use: ['For whoever asks what something costs, without a sale.'],
  avoid: ['Don’t copy prices into a page: they change at the server.'],
  accessibility: ['Prices are tables with column headings.'],
  content: ['Price first, then what is earned where an agent is signed in.'],
};
