import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Register } from './Register.tsx';

export const usage: Usage = {
  components: { Register },
  use: ['Opens an account and signs in with it.', 'Pass referralCode from the link by which the agent came.'],
  avoid: ['Don’t ask for more than the API takes.'],
  accessibility: [
    'Errors at their fields; the focus goes to the first.',
    'What was typed stays after a failure.',
  ],
  content: ['“Register”, not “sign up”. What is taken says which: email, phone or username.'],
};
