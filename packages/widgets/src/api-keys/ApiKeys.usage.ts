import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ApiKeys } from './ApiKeys.tsx';

export const usage: Usage = {
  components: { ApiKeys },
  use: [
    'On the page of whoever writes a server: a key, and the prices of what is sold.',
    'withServices false where prices stand elsewhere.',
  ],
  avoid: ['Don’t keep or log a key: it is shown once.', 'Don’t show it to visitors of a partner’s site.'],
  accessibility: [
    'Creating, editing, replacing and revoking ask for the password in the page, with errors at the field.',
    'The new key is announced and can be copied by keyboard.',
  ],
  content: ['A key is named by its first letters: “oja_4f…”. “Revoke”, not “delete”.'],
};
