import { purchaseUsage } from '../../../../.storybook/docs/purchaseUsage.ts';
import { ElectricityPurchase } from './Purchase.tsx';

export const usage = purchaseUsage(
  { ElectricityPurchase },
  'to meters',
  'The name of the customer is announced when the disco answers.',
);
