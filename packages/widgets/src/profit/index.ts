export { Profit, type ProfitProps } from './Profit.tsx';
