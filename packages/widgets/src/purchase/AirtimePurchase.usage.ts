import { purchaseUsage } from '../../../../.storybook/docs/purchaseUsage.ts';
import { AirtimePurchase } from './Purchase.tsx';

export const usage = purchaseUsage(
  { AirtimePurchase },
  'to mobile numbers',
  'A hint says that a number may have moved to another network.',
);
