export { Outages } from './Outages.tsx';
