import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { InstallPrompt } from './InstallPrompt.tsx';

export const usage: Usage = {
  components: { InstallPrompt },
  use: ['At the end of a page that an agent comes back to, once the browser can install the app.'],
  avoid: [
    'Don’t show it on a first visit, and never again after either answer: when it is due is for the host to say.',
  ],
  accessibility: ['A region with its title as its name. It is not announced: nothing has happened.'],
  content: ['What the agent gains, in one sentence. “Don’t ask again” says what it does.'],
};
