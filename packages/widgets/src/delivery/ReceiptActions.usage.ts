import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ReceiptActions } from './ReceiptActions.tsx';

export const usage: Usage = {
  components: { ReceiptActions },
  use: ['Under every sale that ended: share, WhatsApp, print, picture.'],
  avoid: [
    'Don’t offer a way that the device lacks: it is left out.',
    'Don’t put the agent’s balance or earnings on what a customer gets.',
  ],
  accessibility: ['Each way says whether it worked, and a failure names another way.'],
  content: ['Verbs: “Share”, “Print”, “Save picture”.'],
};
