import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { TransactionPin } from './TransactionPin.tsx';

export const usage: Usage = {
  components: { TransactionPin },
  use: ['On the profile: it sets, changes and removes the transaction PIN.'],
  avoid: ['Don’t ask for the PIN anywhere but here and in the review of a sale.'],
  accessibility: ['Errors are beside their fields, and the focus moves to the first one.'],
  content: ['Explain a lock and how to remove it, without blame.'],
};
