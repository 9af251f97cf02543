import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { CopyButton } from './CopyButton.tsx';

export const usage: Usage = {
  components: { CopyButton },
  use: [
    'Beside data that the agent passes on: a token, an account number, a reference.',
    'Copy digits without their spaces.',
  ],
  avoid: ['Don’t copy more than the label says.'],
  accessibility: [
    '“Copied” and a refusal by the browser are announced.',
    'If a page has several with the same label, set name to distinguish them. It starts with the label.',
  ],
  content: ['“Copy” if the object is clear, otherwise “Copy token”.'],
};
