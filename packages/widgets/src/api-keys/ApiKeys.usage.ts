import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ApiKeys } from './ApiKeys.tsx';

export const usage: Usage = {
  components: { ApiKeys },
  use: [
    'On the page for developers of an agent’s server: the API keys, and the prices of the services.',
    'Set withServices to false if the prices are on another page.',
  ],
  avoid: ['Don’t store or log a key: it is shown once.', 'Don’t show it to visitors of a partner’s site.'],
  accessibility: [
    'Creating, editing, replacing and revoking ask for the password in the page, with errors beside the field.',
    'The new key is announced and can be copied by keyboard.',
  ],
  content: ['Identify a key by its first letters: “oja_4f…”. “Revoke”, not “delete”.'],
};
