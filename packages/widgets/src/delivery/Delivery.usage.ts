import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Delivery } from './Delivery.tsx';

export const usage: Usage = {
  components: { Delivery },
  use: [
    'Show it as soon as a sale is delivered: the customer waits for it.',
    'Group digits in fours, to read them aloud.',
  ],
  avoid: [
    'Don’t shorten a token or wrap it inside a group.',
    'Don’t show pins uncovered: somebody may look over the agent’s shoulder.',
  ],
  accessibility: [
    'Each copy button names what it copies: “Copy pin 2”.',
    'Key change codes are an ordered list, because a meter needs them in this order.',
  ],
  content: ['“Token”, “Pin 2 of 3”, “Key change code 1”.'],
};
