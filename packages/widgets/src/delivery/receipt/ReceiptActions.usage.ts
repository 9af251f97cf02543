import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { ReceiptActions } from './ReceiptActions.tsx';

export const usage: Usage = {
  components: { ReceiptActions },
  use: ['Under every sale with a final status: share, WhatsApp, print, save as image.'],
  avoid: [
    'Don’t offer a method that the device lacks: the widget hides it.',
    'Don’t put the agent’s balance or earnings on a customer’s receipt.',
  ],
  accessibility: ['The result of each action is announced. A failure suggests another method.'],
  content: ['Short labels: “Share”, “Print”, “Picture”.'],
};
