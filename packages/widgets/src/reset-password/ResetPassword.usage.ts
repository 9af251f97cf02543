import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ResetPassword } from './ResetPassword.tsx';

export const usage: Usage = {
  components: { ResetPassword },
  use: [
    'For a forgotten password: email address, code, new password.',
    'Give each step a URL with step and onStep.',
  ],
  avoid: ['Don’t reveal whether an email address has an account.', 'Don’t put the code into a URL.'],
  accessibility: [
    'The code field accepts a pasted code and the phone’s suggestion.',
    'The wait for a new code is given as text.',
  ],
  content: ['“Send a new code in 18 s”.'],
};
