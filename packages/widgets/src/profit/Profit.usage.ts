import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Profit } from './Profit.tsx';

export const usage: Usage = {
  components: { Profit },
  use: ['On a separate page, for agents who set their own selling prices.'],
  avoid: [
    'Don’t show it to customers: it contains the agent’s costs.',
    'Don’t add the commission to it: the sales summary shows the commission.',
  ],
  accessibility: ['The rows are a table with headings. A loss has a minus sign as well as a colour.'],
  content: [
    'Always two decimals, because the figures are added up. Sales without a selling price are counted and mentioned.',
  ],
};
