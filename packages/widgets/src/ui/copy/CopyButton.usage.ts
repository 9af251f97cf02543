import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { CopyButton } from './CopyButton.tsx';

export const usage: Usage = {
  components: { CopyButton },
  use: [
    'Beside what is passed on: a token, an account number, a reference.',
    'Copy digits without their spaces.',
  ],
  avoid: ['Don’t copy more than the label says.'],
  accessibility: [
    '“Copied” is announced, and so is a refusal of the browser.',
    'Where a page has several, name tells them apart and starts with the label.',
  ],
  content: ['“Copy” where it is clear what; else “Copy token”.'],
};
