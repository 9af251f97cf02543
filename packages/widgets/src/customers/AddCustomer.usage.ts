import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { AddCustomer } from './AddCustomer.tsx';

export const usage: Usage = {
  components: { AddCustomer },
  use: [
    'Beside a sale of any age: the form begins with the number that was sold to, and its name where known.',
  ],
  avoid: ['Without the agent’s own session: a visitor of a partner’s page saves no customers.'],
  accessibility: ['That the customer was saved is announced, and takes the focus of the button, which goes.'],
  content: ['The name is the one that the disco or the provider gave; the agent may write another.'],
};
