export { Purchase } from './Purchase.tsx';
export {
  AirtimePurchase,
  CablePurchase,
  DataPurchase,
  ElectricityPurchase,
  ResultCheckerPurchase,
} from './purchases.ts';
export type { CategoryPurchaseProps, PurchaseProps } from './SaleDesk.tsx';
export type { Prefill } from './useSale.ts';
export type { SettledPurchase } from './useSettled.ts';
