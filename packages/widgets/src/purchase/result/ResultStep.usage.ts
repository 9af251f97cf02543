import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { DataPurchase } from '../Purchase.tsx';

export const usage: Usage = {
  components: { DataPurchase },
  use: [
    'The result of each purchase: delivered, held, failed, refunded.',
    'A held purchase is requeried automatically; the agent can also check now.',
  ],
  avoid: ['Don’t add a result: the list is complete.', 'Don’t offer to pay again while money is held.'],
  accessibility: [
    'The result is announced once, and the heading gets the focus.',
    'Each result has text, an icon and a colour.',
  ],
  content: ['What happened, where the money is, what to do: “You don’t need to pay again.”'],
};
