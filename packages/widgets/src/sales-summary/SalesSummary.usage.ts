import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SalesSummary } from './SalesSummary.tsx';

export const usage: Usage = {
  components: { SalesSummary },
  use: ['On the first page, below what is done every day.'],
  avoid: ['Don’t read figures off the bars: the table has them.'],
  accessibility: ['The chart is an image with a sentence; the same figures stand in a table.'],
  content: ['Sold, earned, refunded. “Today”, “This month”.'],
};
