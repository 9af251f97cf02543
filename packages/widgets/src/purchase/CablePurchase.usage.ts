import { purchaseUsage } from '../../../../.storybook/docs/purchaseUsage.ts';
import { CablePurchase } from './Purchase.tsx';

export const usage = purchaseUsage(
  { CablePurchase },
  'to decoders',
  'The decoder’s current package is announced when it is known.',
);
