export { AddCustomer, type AddCustomerProps } from './AddCustomer.tsx';
export { Customers, type CustomersProps } from './Customers.tsx';
export { groupCustomerNumber } from './groupCustomerNumber.ts';
