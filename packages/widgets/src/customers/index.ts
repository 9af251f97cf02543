export { Customers, type CustomersProps } from './Customers.tsx';
export { groupCustomerNumber } from './groupCustomerNumber.ts';
