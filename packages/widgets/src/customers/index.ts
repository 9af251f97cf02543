export { Customers, type CustomersProps } from './Customers.tsx';
