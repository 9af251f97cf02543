import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { RecentTransactions } from './RecentTransactions.tsx';

export const usage: Usage = {
  components: { RecentTransactions },
  use: [
    'On a first page or beside a form: the newest few.',
    'onSelect leads to the detail, onRepeat to the form.',
  ],
  avoid: ['Don’t give it a filter: that is the TransactionList.'],
  accessibility: ['A list of buttons, each with name, recipient, amount and what went wrong.'],
  content: ['Newest first, by day in Lagos.'],
};
