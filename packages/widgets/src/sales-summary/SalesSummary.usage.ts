import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SalesSummary } from './SalesSummary.tsx';

export const usage: Usage = {
  components: { SalesSummary },
  use: ['On home, below the daily tasks.'],
  avoid: ['Don’t read figures off the bars: use the table.'],
  accessibility: ['The chart is an image with a text alternative. A table has the same figures.'],
  content: ['Sold, earned, refunded. “Today”, “This month”.'],
};
