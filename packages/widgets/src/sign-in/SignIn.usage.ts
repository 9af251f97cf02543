import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SignIn } from './SignIn.tsx';

export const usage: Usage = {
  components: { SignIn },
  use: ['The first screen. Pass where one registers and resets a password.'],
  avoid: ['Don’t put a second form beside it.'],
  accessibility: [
    'Password managers fill it; the eye shows the password.',
    'A refusal is announced, stays in the form and keeps what was typed.',
  ],
  content: ['“Sign in”. A wrong password does not say which of the two was wrong.'],
};
