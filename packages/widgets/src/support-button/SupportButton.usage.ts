import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SupportButton } from './SupportButton.tsx';

export const usage: Usage = {
  components: { SupportButton },
  use: ['Where an agent may need help: it opens a chat with support.'],
  avoid: ['Don’t hard-code a phone number: it comes from the support list.'],
  accessibility: ['A button that names its destination.'],
  content: ['“Chat with support”.'],
};
