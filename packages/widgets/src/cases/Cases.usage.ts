import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Cases } from './Cases.tsx';

export const usage: Usage = {
  components: { Cases },
  use: [
    'On a separate page, linked from support, from sales, and from notices about support’s answers.',
    'Keep the open case in the page’s URL, so that notices can link to it.',
  ],
  avoid: ['Don’t use it to report a problem: a report starts at the sale, and its evidence is attached.'],
  accessibility: [
    'A row is a button. An opened case moves the focus to its number, so screen readers announce it.',
    'The state of a case has text, an icon and a colour.',
  ],
  content: ['Messages from the agent and from support are rendered as text, never as HTML.'],
};
