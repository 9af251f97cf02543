import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Spinner } from './Spinner.tsx';

export const usage: Usage = {
  components: { Spinner },
  use: ['For a wait of unknown length inside a control or a line.'],
  avoid: [
    'Don’t put it in the middle of a screen: a Skeleton shows what comes.',
    'Don’t show it for less than a moment: buttons do it by themselves.',
  ],
  accessibility: ['With a label it is a status that is announced; without one a word beside it says it.'],
  content: ['What is going on: “Checking the meter”.'],
};
