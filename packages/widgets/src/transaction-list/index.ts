export { RecentTransactions, type RecentTransactionsProps } from './RecentTransactions.tsx';
export { TransactionList, type TransactionListProps } from './TransactionList.tsx';
