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
export type { Prefill } from './useOpenedForm.ts';
export type { PurchaseListeners, PurchaseNews, SettledPurchase } from './usePurchaseListeners.ts';
