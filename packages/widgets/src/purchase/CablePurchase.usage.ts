import { purchaseUsage } from '../../../../.storybook/docs/purchaseUsage.ts';
import { CablePurchase } from './Purchase.tsx';

export const usage = purchaseUsage(
  { CablePurchase },
  'to decoders',
  'What the decoder has now is announced when it is known.',
);
