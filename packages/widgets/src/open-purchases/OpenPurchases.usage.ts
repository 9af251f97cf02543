import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { OpenPurchases } from './OpenPurchases.tsx';

export const usage: Usage = {
  components: { OpenPurchases },
  use: [
    'On home: every purchase without a final status, from all devices.',
    'Pass addressOf so that each links to its sale.',
  ],
  avoid: ['Don’t hide a short list: it shows where money is held.'],
  accessibility: ['A list of links, each with the state of its money as text.'],
  content: ['“Held, confirming” with the amount and the age.'],
};
