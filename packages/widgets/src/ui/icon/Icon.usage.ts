import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import { Icon } from './Icon.tsx';

export const usage: Usage = {
  components: { Icon, VisuallyHidden },
  use: [
    'Beside a word, to find it sooner.',
    'One drawing for one meaning: refresh is not repeat.',
    'VisuallyHidden for words that the eye gets from the place.',
  ],
  avoid: [
    'Don’t let a drawing stand alone but in an IconButton.',
    'Don’t colour it otherwise than the word beside it.',
  ],
  accessibility: ['Hidden from assistive technology: the word beside it says it.'],
  content: ['None of its own. A new drawing goes into glyphs.ts.'],
  example: `<Icon glyph={checkCircle} size={20} />`,
};
