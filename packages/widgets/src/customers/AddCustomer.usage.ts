import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { AddCustomer } from './AddCustomer.tsx';

export const usage: Usage = {
  components: { AddCustomer },
  use: [
    'Beside any past sale: the form is filled with the recipient’s number, and with the name if it is known.',
  ],
  avoid: [
    'Don’t use it without the agent’s own session: a visitor of a partner’s page can’t save customers.',
  ],
  accessibility: ['The confirmation is announced and gets the focus, because the button disappears.'],
  content: ['The name comes from the disco or the provider. The agent can change it.'],
};
