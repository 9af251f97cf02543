import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Toaster } from './Toaster.tsx';

export const usage: Usage = {
  components: { Toaster },
  use: [
    'For events that need no action: signed in, copied.',
    'One store and one Toaster for a page; an open dialog shows the toasts too.',
  ],
  avoid: [
    'Don’t use only a toast for what the agent must act on: it disappears after 2 s.',
    'Don’t put a button in it.',
  ],
  accessibility: [
    'Errors interrupt a screen reader; other toasts wait.',
    'A toast stays while it is hovered or focused, and while the page is hidden.',
  ],
  content: ['One sentence. A server’s own message is shown unchanged.'],
  example: `<Toaster toasts={toasts} words={kit} />`,
};
