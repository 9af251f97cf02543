export { type CategoryPurchaseProps, Purchase, type PurchaseProps } from './Purchase.tsx';
export {
  AirtimePurchase,
  CablePurchase,
  DataPurchase,
  ElectricityPurchase,
  ResultCheckerPurchase,
} from './purchases.ts';
export type { Prefill } from './useSale.ts';
export type { SettledPurchase } from './useSettled.ts';
