import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SellingPrices } from './SellingPrices.tsx';

export const usage: Usage = {
  components: { SellingPrices },
  use: ['On a separate page or beside Profit, for agents who set their own selling prices.'],
  avoid: [
    'Don’t show it to visitors: it contains the agent’s costs.',
    'Don’t put it beside a sale: the review shows what the customer pays.',
  ],
  accessibility: [
    'Each button names the price that it changes.',
    'A price below the cost is reported in text as well as by colour.',
  ],
  content: [
    'From general to specific: everything, a category, a service, a plan. The most specific rule applies.',
  ],
};
