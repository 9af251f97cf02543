import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { Notice } from './Notice.tsx';
import { StaleNotice } from './StaleNotice.tsx';

export const usage: Usage = {
  components: { Notice, FailureNotice, StaleNotice },
  use: [
    'In the flow of the page, where the matter is.',
    'FailureNotice where there is nothing to show; StaleNotice where something older is shown.',
  ],
  avoid: [
    'Don’t use critical for what will mend itself: that is caution.',
    'Don’t use it for what just happened and is over: that is a toast.',
  ],
  accessibility: [
    'critical interrupts a screen reader, the others wait.',
    'announced false for what is on the page from the start.',
    'Tone is said by word, drawing and colour.',
  ],
  content: ['What happened, where the money is, what to do. In this order, and no more.'],
};
