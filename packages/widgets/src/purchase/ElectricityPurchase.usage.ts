import { purchaseUsage } from '../../../../.storybook/docs/purchaseUsage.ts';
import { ElectricityPurchase } from './Purchase.tsx';

export const usage = purchaseUsage(
  { ElectricityPurchase },
  'to meters',
  'The customer’s name is announced when the disco returns it.',
);
