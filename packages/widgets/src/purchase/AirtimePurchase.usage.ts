import { purchaseUsage } from '../../../../.storybook/docs/purchaseUsage.ts';
import { AirtimePurchase } from './Purchase.tsx';

export const usage = purchaseUsage(
  { AirtimePurchase },
  'to mobile numbers',
  'A number moved to another network says so.',
);
