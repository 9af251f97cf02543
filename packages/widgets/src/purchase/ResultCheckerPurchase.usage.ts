import { purchaseUsage } from '../../../../.storybook/docs/purchaseUsage.ts';
import { ResultCheckerPurchase } from './Purchase.tsx';

export const usage = purchaseUsage(
  { ResultCheckerPurchase },
  'exam pins',
  'Pins are covered until the agent shows them.',
);
