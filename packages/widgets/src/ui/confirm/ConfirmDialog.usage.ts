import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export const usage: Usage = {
  components: { ConfirmDialog },
  use: [
    'Ask before what can’t be taken back: a revoked key, a purchase that is given up.',
    'Take it away once it is done; set busy while it is being done.',
  ],
  avoid: [
    'Don’t ask before what can be undone: do it, and offer to undo.',
    'Don’t ask before every sale: the review is the question.',
  ],
  accessibility: [
    'A modal dialog: the focus stays in it and goes back to where it was.',
    'While busy it can’t be closed, by Escape neither.',
  ],
  content: [
    'The title is the question with its object. The buttons say what each does: “Revoke this key”, “Keep it”; never “Yes”, “No”.',
  ],
};
