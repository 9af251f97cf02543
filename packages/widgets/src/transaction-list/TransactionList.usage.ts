import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { TransactionList } from './TransactionList.tsx';

export const usage: Usage = {
  components: { TransactionList },
  use: [
    'On a separate page: search, filter, details, export.',
    'Keep openRef and the filter in the URL, so that a link shows the same view.',
  ],
  avoid: [
    'Don’t put it beside another list that scrolls.',
    'Don’t load all pages: it loads the next one automatically.',
  ],
  accessibility: [
    'Each row is a button. Escape closes the details.',
    'A long list is virtualised, and each row gives its position.',
  ],
  content: ['Amounts on the right, in tabular figures. A badge only if something went wrong.'],
};
