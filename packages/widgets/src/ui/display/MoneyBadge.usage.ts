import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { MoneyBadge } from './Badge.tsx';

export const usage: Usage = {
  components: { MoneyBadge },
  use: [
    'Wherever a purchase is shown: agents ask first where the money is.',
    'Take the state from core, which needs proof for it.',
  ],
  avoid: ['Don’t invent a sixth state.', 'Don’t say “Refunded” before the server does.'],
  accessibility: ['Text, icon and colour say the same, so none is needed alone.'],
  content: ['Not charged. Held, confirming. Charged. Refund due. Refunded.'],
  example: `<MoneyBadge state="held" words={money} />`,
};
