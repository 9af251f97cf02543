export { DataPurchase, type DataPurchaseProps } from './DataPurchase.tsx';
export type { SettledPurchase } from './useSettled.ts';
