import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

export const usage: Usage = {
  components: { Skeleton, SkeletonText },
  use: [
    'In the final size of what replaces it: nothing moves when the answer comes.',
    'After 3 s add a sentence that says what is awaited.',
  ],
  avoid: [
    'Don’t use it where the shape is not known: that is a Spinner.',
    'Don’t keep it after an answer, a failure included.',
  ],
  accessibility: [
    'Hidden from assistive technology: the container says aria-busy once.',
    'It does not move when the reader asks for no motion.',
  ],
  content: ['None of its own.'],
};
