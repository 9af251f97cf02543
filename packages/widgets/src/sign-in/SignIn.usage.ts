import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SignIn } from './SignIn.tsx';

export const usage: Usage = {
  components: { SignIn },
  use: ['The first screen. Pass the links to registration and to password reset.'],
  avoid: ['Don’t put a second form beside it.'],
  accessibility: [
    'Password managers can fill it; a button shows the password.',
    'An error is announced, stays in the form and keeps typed values.',
  ],
  content: ['“Sign in”. The error does not reveal whether the username or the password was wrong.'],
};
