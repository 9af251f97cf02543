import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Badge, StatusBadge } from './Badge.tsx';

export const usage: Usage = {
  components: { StatusBadge, Badge },
  use: ['The state of the delivery, beside the state of the money.', 'Badge for other short states.'],
  avoid: [
    'Don’t show it alone on a failed sale: show the state of the money first.',
    'Don’t use Badge as a button.',
  ],
  accessibility: ['Text, icon and colour each give the state, so the badge does not rely on colour.'],
  content: ['Delivered. Waiting for the network. Failed.'],
  example: `<StatusBadge state="delivered" words={delivery} />`,
};
