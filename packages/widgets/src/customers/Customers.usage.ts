import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Customers } from './Customers.tsx';

export const usage: Usage = {
  components: { Customers },
  use: [
    'On a separate page, for agents with regular customers.',
    'With `onSell`, which opens the review of the last sale, so that a repeat sale takes two taps.',
  ],
  avoid: ['Don’t show it to visitors: it contains personal data, and needs the agent’s own session.'],
  accessibility: [
    'Each button names its customer: “Sell again to Bisi Adewale”.',
    'After a change the focus moves to the list, and the result is announced.',
  ],
  content: ['A customer’s name is shown as typed. Don’t put amounts into a name.'],
};
