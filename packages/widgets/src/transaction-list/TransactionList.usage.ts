import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { TransactionList } from './TransactionList.tsx';

export const usage: Usage = {
  components: { TransactionList },
  use: [
    'On a page of its own: search, filter, detail, file.',
    'Keep openRef and the filter in the address: a link then shows the same.',
  ],
  avoid: [
    'Don’t put it beside another list that scrolls.',
    'Don’t load all: it asks for the next page by itself.',
  ],
  accessibility: [
    'Each row is a button. Escape closes the detail.',
    'A long list is windowed, and each row says its place in it.',
  ],
  content: ['Amounts on the right, in figures of one width. One badge where not all went well.'],
};
