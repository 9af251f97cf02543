import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Bulk } from './Bulk.tsx';

export const usage: Usage = {
  components: { Bulk },
  use: [
    'On a separate page, for an agent who sells to many recipients at once: data for a company’s staff, pins for a school.',
  ],
  avoid: [
    'Don’t omit the page’s title: the widget has no title while the list is edited.',
    'Don’t put two on a page: an agent has one list at a time.',
  ],
  accessibility: [
    'Each wrong line is in a field, with its error beside it.',
    'Progress is text beside the bar. Each state has text, an icon and a colour.',
  ],
  content: ['Every state says where the money is. A possible duplicate needs a confirmation.'],
};
