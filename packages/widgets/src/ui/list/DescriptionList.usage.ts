import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const usage: Usage = {
  components: { DescriptionList },
  use: [
    'What is agreed on or known, line by line: a review, a detail.',
    'What is looked for first stands first.',
  ],
  avoid: [
    'Don’t show a line without a value: pass null and it is left out.',
    'Don’t compare several things in it: that is a table.',
  ],
  accessibility: ['A native dl: each value is read with its term.'],
  content: ['Terms of one or two words: “Price”, “You earn”, “Balance after”.'],
};
