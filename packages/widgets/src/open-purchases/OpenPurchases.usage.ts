import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { OpenPurchases } from './OpenPurchases.tsx';

export const usage: Usage = {
  components: { OpenPurchases },
  use: [
    'On the first page: every purchase without an end, of any device.',
    'Pass addressOf so that each leads to its sale.',
  ],
  avoid: ['Don’t hide it when it is short: it is where money is held.'],
  accessibility: ['A list of links, each with the words for its money.'],
  content: ['“Held, confirming” with the amount and how long.'],
};
