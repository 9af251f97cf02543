import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { DataPurchase } from '../Purchase.tsx';

export const usage: Usage = {
  components: { DataPurchase },
  use: [
    'The end of each purchase, whatever it is: delivered, held, failed, refunded.',
    'What is held is asked again by itself; the agent may ask now.',
  ],
  avoid: [
    'Don’t add an end of your own: these are all that there are.',
    'Don’t offer to pay again while money is held.',
  ],
  accessibility: [
    'The result is announced once, and the heading has the focus.',
    'Each end has a word, a drawing and a colour.',
  ],
  content: ['What happened, where the money is, what to do: “You don’t need to pay again.”'],
};
