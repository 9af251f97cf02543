import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SupportButton } from './SupportButton.tsx';

export const usage: Usage = {
  components: { SupportButton },
  use: ['Where help is needed: it opens a chat with support.'],
  avoid: ['Don’t write a number into a page: it comes from the support list.'],
  accessibility: ['A button that says where it leads.'],
  content: ['“Chat with support”.'],
};
