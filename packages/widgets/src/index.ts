export { type ClientProps, ClientProvider, useClient } from './binding/ClientProvider.tsx';
export { TextProvider, useText } from './binding/TextProvider.tsx';
export { DataPurchase, type DataPurchaseProps, type SettledPurchase } from './purchase/index.ts';
export { SignIn, type SignInProps } from './sign-in/index.ts';
export { en, type Text } from './text/en.ts';
export { applyTheme, type OjaTheme } from './theme/OjaTheme.ts';
export { TransactionList, type TransactionListProps } from './transaction-list/index.ts';
export { WalletBalance, type WalletBalanceProps } from './wallet-balance/index.ts';
