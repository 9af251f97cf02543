export { SalesSummary } from './SalesSummary.tsx';
