import { purchaseUsage } from '../../../../.storybook/docs/purchaseUsage.ts';
import { DataPurchase } from './Purchase.tsx';

export const usage = purchaseUsage(
  { DataPurchase },
  'to mobile numbers',
  'Plans are native radio buttons with their price in the label.',
);
