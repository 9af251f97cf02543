import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { RecentTransactions } from './RecentTransactions.tsx';

export const usage: Usage = {
  components: { RecentTransactions },
  use: [
    'On home or beside a form: the newest few transactions.',
    'onSelect opens the details, onRepeat the form.',
  ],
  avoid: ['Don’t add a filter: use TransactionList.'],
  accessibility: ['A list of buttons, each with name, recipient, amount and any failure.'],
  content: ['Newest first, by day in Lagos.'],
};
