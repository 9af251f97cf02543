import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { TextButton, TextLink } from './TextLink.tsx';

export const usage: Usage = {
  components: { TextLink, TextButton },
  use: [
    'For a way that is beside the point: “Forgot password?”.',
    'TextLink goes somewhere, TextButton does something.',
  ],
  avoid: [
    'Don’t use it for the next step: that is a Button.',
    'Don’t put it into the middle of a sentence: its target is 44 px high.',
  ],
  accessibility: ['Underlined, so that colour is not needed. 44 px high.'],
  content: ['Where it leads: “Register”. Never “click here”.'],
  example: `<TextLink href="/register" question="New here?">
  Register
</TextLink>`,
};
