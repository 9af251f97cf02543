import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { NetworkTile } from './NetworkTile.tsx';

export const usage: Usage = {
  components: { NetworkTile },
  use: ['Beside the name of a network, a disco or a broadcaster.'],
  avoid: ['Don’t use it in place of the name.', 'Don’t copy a logo: the marks belong to others.'],
  accessibility: [
    'Hidden from assistive technology: the name beside it says it.',
    'Every pair of ground and ink has at least 4.5:1.',
  ],
  content: ['The initial, or two where one is taken: T2.'],
  example: `<NetworkTile network="mtn" name="MTN" size={32} />`,
};
