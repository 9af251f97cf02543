import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Toaster } from './Toaster.tsx';

export const usage: Usage = {
  components: { Toaster },
  use: [
    'For what just happened and needs nothing: signed in, copied.',
    'One store and one Toaster for a page; the dialog that is open shows them too.',
  ],
  avoid: [
    'Don’t say only here what the agent must act on: it is gone after 2 s.',
    'Don’t put a button in it.',
  ],
  accessibility: [
    'Errors interrupt, the rest waits.',
    'It waits while a pointer or the focus is on it, and while the page is out of sight.',
  ],
  content: ['One sentence. A server’s own message is shown as it is.'],
  example: `<Toaster toasts={toasts} words={kit} />`,
};
