import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { TextButton, TextLink } from './TextLink.tsx';

export const usage: Usage = {
  components: { TextLink, TextButton },
  use: ['For a secondary link: “Forgot password?”.', 'TextLink navigates, TextButton acts.'],
  avoid: [
    'Don’t use it for the next step: use a Button.',
    'Don’t put it inside a sentence: its target is 44 px high.',
  ],
  accessibility: ['Underlined, so it does not rely on colour. 44 px high.'],
  content: ['The destination: “Register”. Never “click here”.'],
  example: `<TextLink href="/register" question="New here?">
  Register
</TextLink>`,
};
