import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export const usage: Usage = {
  components: { ConfirmDialog },
  use: [
    'Ask before actions that can’t be undone: revoking a key, giving up a purchase.',
    'Unmount it when the action is done; set busy while it runs.',
  ],
  avoid: [
    'Don’t ask before actions that can be undone: do them, and offer to undo.',
    'Don’t ask before every sale: the review is the confirmation.',
  ],
  accessibility: [
    'A modal dialog: the focus stays in it and returns to where it was.',
    'While busy it can’t be closed, not even with Escape.',
  ],
  content: [
    'The title is a question with its object. Each button names its action: “Revoke this key”, “Keep it”; never “Yes”, “No”.',
  ],
};
