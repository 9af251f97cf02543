import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { DescriptionList } from './DescriptionList.tsx';

export const usage: Usage = {
  components: { DescriptionList },
  use: ['Terms and values, line by line: a review, details.', 'Put the most important line first.'],
  avoid: [
    'Don’t show a line without a value: pass null to omit it.',
    'Don’t compare several items in it: use a table.',
  ],
  accessibility: ['A native dl: each value is read with its term.'],
  content: ['Terms of one or two words: “Price”, “You earn”, “Balance after”.'],
};
