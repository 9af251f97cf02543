import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Spinner } from './Spinner.tsx';

export const usage: Usage = {
  components: { Spinner },
  use: ['For a wait of unknown length inside a control or a line.'],
  avoid: [
    'Don’t put it in the middle of a screen: use a Skeleton, which shows the layout.',
    'Don’t add one to a Button: set its busy prop.',
  ],
  accessibility: [
    'With a label it is an announced status; without one, the text beside it must say what is loading.',
  ],
  content: ['The current activity: “Checking the meter”.'],
};
