import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Icon } from './Icon.tsx';

export const usage: Usage = {
  components: { Icon, VisuallyHidden },
  use: [
    'Beside a word, to make it easier to find.',
    'One icon for one meaning: refresh is not repeat.',
    'VisuallyHidden for text that the layout makes clear to sighted people.',
  ],
  avoid: [
    'Don’t use an icon alone, except in an IconButton.',
    'Don’t give it a different colour from the text beside it.',
  ],
  accessibility: ['Hidden from assistive technology: the text beside it has the meaning.'],
  content: ['It has no text. Add new icons to glyphs.ts.'],
  example: `<Icon glyph={checkCircle} size={20} />`,
};
