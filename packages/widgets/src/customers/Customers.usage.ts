import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Customers } from './Customers.tsx';

export const usage: Usage = {
  components: { Customers },
  use: [
    'On a page of its own, for an agent who keeps whom they sell to often.',
    'With `onSell`, which opens the review of the last sale: then it is two taps away.',
  ],
  avoid: ['On a page of visitors: it is about people, and needs the agent’s own session.'],
  accessibility: [
    'Each button says whose it is: “Sell again to Bisi Adewale”.',
    'After a change the focus goes to the list, and a sentence says what was done.',
  ],
  content: ['A customer’s name is text as it was typed. Money is not in a name.'],
};
