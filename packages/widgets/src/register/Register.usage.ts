import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Register } from './Register.tsx';

export const usage: Usage = {
  components: { Register },
  use: ['Creates an account and signs in.', 'Pass referralCode from the invitation link.'],
  avoid: ['Don’t ask for more than the API takes.'],
  accessibility: [
    'Errors are beside their fields; the focus moves to the first one.',
    'Typed values stay after a failure.',
  ],
  content: ['“Register”, not “sign up”. A conflict names what is taken: email, phone or username.'],
};
