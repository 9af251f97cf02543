import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SellingPrices } from './SellingPrices.tsx';

export const usage: Usage = {
  components: { SellingPrices },
  use: ['On a page of its own or beside Profit, for an agent who sells at prices of their own.'],
  avoid: [
    'Don’t show it to visitors: it says what things cost the agent.',
    'Don’t put it beside a sale: the review says what the customer pays.',
  ],
  accessibility: [
    'Each button says whose price it changes.',
    'A price below the cost says so in words, not by its colour alone.',
  ],
  content: [
    'From the wide to the narrow: everything, a category, a service, a plan. The narrower rule stands.',
  ],
};
