import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Delivery } from './Delivery.tsx';

export const usage: Usage = {
  components: { Delivery },
  use: [
    'Show it as soon as a sale is delivered: it is what the customer waits for.',
    'Digits in groups of four, to be read aloud.',
  ],
  avoid: [
    'Don’t shorten or wrap a token inside a group.',
    'Don’t show pins uncovered: someone may read over a shoulder.',
  ],
  accessibility: [
    'Copy buttons are named by what they copy: “Copy pin 2”.',
    'Key change codes are an ordered list: a meter takes them in this order.',
  ],
  content: ['“Token”, “Pin 2 of 3”, “Key change code 1”.'],
};
