import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { FailureNotice, Notice, StaleNotice } from './Notice.tsx';

export const usage: Usage = {
  components: { Notice, FailureNotice, StaleNotice },
  use: [
    'In the page, beside the content it is about.',
    'FailureNotice if there is nothing to show; StaleNotice if older data is shown.',
  ],
  avoid: [
    'Don’t use critical for a problem that resolves itself: use caution.',
    'Don’t use it for an event that is over: use a toast.',
  ],
  accessibility: [
    'critical interrupts a screen reader; the other tones wait.',
    'Set announced to false if the notice is there when the page loads.',
    'The tone is given by text, icon and colour.',
  ],
  content: ['What happened, where the money is, what to do. In this order, and nothing else.'],
};
