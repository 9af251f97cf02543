export { SellingPrices } from './SellingPrices.tsx';
