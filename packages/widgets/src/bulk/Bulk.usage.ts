import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Bulk } from './Bulk.tsx';

export const usage: Usage = {
  components: { Bulk },
  use: ['On a page of its own, for an agent who sells to many at once: a staff’s data, a school’s pins.'],
  avoid: [
    'Don’t leave the page’s title out: the widget has none of its own while a list is written.',
    'Don’t put two on a page: an agent has one list at a time.',
  ],
  accessibility: [
    'What is wrong with a line stands beside a field with that line in it.',
    'How far it is stands in words beside the bar, and each state is a word, a drawing and a colour.',
  ],
  content: ['Every state says where the money is. What may be sold twice is asked before it is sold.'],
};
