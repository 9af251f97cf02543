import { purchaseOf } from './purchaseOf.tsx';

/** Sells mobile data: number, network, plan. */
export const DataPurchase = purchaseOf('data');
/** Sells airtime: number, network, amount. */
export const AirtimePurchase = purchaseOf('airtime');
/** Sells electricity: disco, meter, amount; hands over the token. */
export const ElectricityPurchase = purchaseOf('electricity');
/** Sells cable TV: card, then the same package again or another one. */
export const CablePurchase = purchaseOf('cable');
/** Sells exam pins: exam, pin, how many. */
export const ResultCheckerPurchase = purchaseOf('result-checker');
