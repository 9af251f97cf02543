import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Badge } from './Badge.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export const usage: Usage = {
  components: { StatusBadge, Badge },
  use: ['How far the delivery is, beside where the money is.', 'Badge for other short words of state.'],
  avoid: [
    'Don’t show it alone on a sale that failed: the money comes first.',
    'Don’t use Badge as a button.',
  ],
  accessibility: ['Word, drawing and colour say the same: none is needed.'],
  content: ['Delivered. Waiting for the network. Failed.'],
  example: `<StatusBadge state="delivered" words={delivery} />`,
};
