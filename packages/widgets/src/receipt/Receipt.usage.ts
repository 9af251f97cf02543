import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Receipt } from './Receipt.tsx';

export const usage: Usage = {
  components: { Receipt },
  use: ['One sale in full, by its reference: for a page of its own or a link.'],
  avoid: ['Don’t build a receipt from a list row: it may be older.'],
  accessibility: [
    'Headings in order; codes can be copied by keyboard.',
    'What is printed is a page of its own, without the app.',
  ],
  content: ['The token first, then customer and address, then the rest.'],
};
