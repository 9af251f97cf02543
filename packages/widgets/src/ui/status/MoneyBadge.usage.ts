import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { MoneyBadge } from './MoneyBadge.tsx';

export const usage: Usage = {
  components: { MoneyBadge },
  use: [
    'Wherever a purchase is shown: it answers the first question.',
    'Take the state from core: it follows from evidence.',
  ],
  avoid: ['Don’t invent a sixth word.', 'Don’t say “Refunded” before the server does.'],
  accessibility: ['Word, drawing and colour say the same: none is needed.'],
  content: ['Not charged. Held, confirming. Charged. Refund due. Refunded.'],
  example: `<MoneyBadge state="held" words={money} />`,
};
