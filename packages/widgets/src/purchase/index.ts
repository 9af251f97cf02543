export { type FoundCustomers, useFoundCustomers } from './customers/useFoundCustomers.ts';
export {
  AirtimePurchase,
  CablePurchase,
  DataPurchase,
  ElectricityPurchase,
  Purchase,
  ResultCheckerPurchase,
} from './Purchase.tsx';
export type { CategoryPurchaseProps, PurchaseProps } from './PurchaseFlow.tsx';
export type { SettledPurchase } from './useOnSettled.ts';
export type { Prefill } from './useOpenedForm.ts';
