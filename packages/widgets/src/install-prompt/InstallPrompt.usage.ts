import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { InstallPrompt } from './InstallPrompt.tsx';

export const usage: Usage = {
  components: { InstallPrompt },
  use: ['At the end of a page that an agent visits often, once the browser can install the app.'],
  avoid: ['Don’t show it on a first visit or after either answer: the host decides when.'],
  accessibility: ['A region named by its title. It is not announced, because nothing has happened.'],
  content: ['Name the benefit in one sentence. The dismiss button says “Don’t ask again”.'],
};
