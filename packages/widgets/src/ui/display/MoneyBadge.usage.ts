import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { MoneyBadge } from './Badge.tsx';

export const usage: Usage = {
  components: { MoneyBadge },
  use: [
    'Wherever a purchase is shown: agents ask first where the money is.',
    'Take the state from core, which requires proof of it.',
  ],
  avoid: ['Don’t invent a sixth state.', 'Don’t say “Refunded” before the server does.'],
  accessibility: ['Text, icon and colour each give the state, so the badge does not rely on colour.'],
  content: ['Not charged. Held, confirming. Charged. Refund due. Refunded.'],
  example: `<MoneyBadge state="held" words={money} />`,
};
