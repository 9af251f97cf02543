import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Cases } from './Cases.tsx';

export const usage: Usage = {
  components: { Cases },
  use: [
    'On a page of its own, linked from support, from a sale, and from a notice of support’s answer.',
    'With the open case in the host’s address, so that a notice can lead to it.',
  ],
  avoid: ['To report a problem: that begins at the sale, whose evidence is attached.'],
  accessibility: [
    'A row is a button; the opened case’s number has the focus, and so a screen reader says it.',
    'How far a case is stands there as a word, an icon and a colour.',
  ],
  content: ['What the agent and support wrote is shown as text, never as markup.'],
};
