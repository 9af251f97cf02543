export { Purchase } from './Purchase.tsx';
export type { CategoryPurchaseProps, PurchaseProps } from './PurchaseFlow.tsx';
export {
  AirtimePurchase,
  CablePurchase,
  DataPurchase,
  ElectricityPurchase,
  ResultCheckerPurchase,
} from './purchases.ts';
export type { Prefill } from './usePurchase.ts';
export type { SettledPurchase } from './useSettled.ts';
