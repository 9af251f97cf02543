export { ServiceHealth, type ServiceHealthProps } from './ServiceHealth.tsx';
