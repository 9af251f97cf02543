export { OpenPurchases, type OpenPurchasesProps } from './OpenPurchases.tsx';
