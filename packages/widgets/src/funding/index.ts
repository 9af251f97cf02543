export { Funding, type FundingProps, type FundingWay } from './Funding.tsx';
