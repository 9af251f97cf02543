import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Profit } from './Profit.tsx';

export const usage: Usage = {
  components: { Profit },
  use: ['On a page of its own, for an agent who sells at prices of their own.'],
  avoid: [
    'Don’t show it where a customer looks: it says what things cost the agent.',
    'Don’t add the commission to it: what the agent earns by it is the sales summary’s.',
  ],
  accessibility: ['The rows are a table with headings. A loss has a minus, not its colour alone.'],
  content: ['Always two decimals, because it is added up. What has no selling price is counted, and said.'],
};
