export { TransactionPin } from './TransactionPin.tsx';
