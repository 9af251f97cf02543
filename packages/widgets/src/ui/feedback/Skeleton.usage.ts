import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

export const usage: Usage = {
  components: { Skeleton, SkeletonText },
  use: [
    'In the final size of the content: nothing moves when it arrives.',
    'After 3 s add a sentence that says what is loading.',
  ],
  avoid: [
    'Don’t use it if the layout is unknown: use a Spinner.',
    'Don’t keep it after an answer or a failure.',
  ],
  accessibility: [
    'Hidden from assistive technology: set aria-busy once on the container.',
    'It does not move if the visitor prefers reduced motion.',
  ],
  content: ['It has no text.'],
};
