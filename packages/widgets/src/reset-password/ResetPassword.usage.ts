import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ResetPassword } from './ResetPassword.tsx';

export const usage: Usage = {
  components: { ResetPassword },
  use: [
    'For a forgotten password: address, code, new password.',
    'Give each step an address by step and onStep.',
  ],
  avoid: ['Don’t say whether an address has an account.', 'Don’t put the code into an address.'],
  accessibility: [
    'The code field takes a pasted code and the phone’s suggestion.',
    'The wait before a new code is said in words.',
  ],
  content: ['“Send a new code in 18 s”.'],
};
