export { ApiKeys, type ApiKeysProps } from './api-keys/index.ts';
export { ApiReference, type ApiReferenceProps } from './api-reference/index.ts';
export { type ClientProps, ClientProvider, useClient } from './binding/ClientProvider.tsx';
export { TextProvider, useText } from './binding/TextProvider.tsx';
export { Bulk, type BulkProps } from './bulk/index.ts';
export { Cases, type CasesProps, ReportProblem, type ReportProblemProps } from './cases/index.ts';
export {
  ChangePassword,
  ChangePasswordDialog,
  type ChangePasswordDialogProps,
  type ChangePasswordProps,
  KeysOffer,
  type KeysOfferProps,
} from './change-password/index.ts';
export { AddCustomer, type AddCustomerProps, Customers, type CustomersProps } from './customers/index.ts';
export type { Code, Whose } from './embed/codes.ts';
export type { OjaElement } from './embed/defineElement.ts';
export type { ElementMethods } from './embed/elementModule.ts';
export type { Tag } from './embed/elements.ts';
export type {
  CheckoutDetail,
  ElementEvents,
  ErrorDetail,
  MeterDetail,
  PurchaseDetail,
} from './embed/events.ts';
export type { ElementSettings, GetToken, Oja, PageSettings } from './embed/page.ts';
export { Funding, type FundingProps, type FundingWay } from './funding/index.ts';
export { InstallPrompt, type InstallPromptProps } from './install-prompt/index.ts';
export { MeterValidator, type MeterValidatorProps, type VerifiedMeter } from './meter-validator/index.ts';
export { NoticeCentre, type NoticeCentreProps } from './notice-centre/index.ts';
export { Notices, type NoticesProps } from './notices/index.ts';
export { OpenPurchases, type OpenPurchasesProps } from './open-purchases/index.ts';
export { Outages } from './outages/index.ts';
export { OwnData, type OwnDataProps } from './own-data/index.ts';
export { PriceList, type PriceListProps } from './price-list/index.ts';
export { PrintCards, type PrintCardsProps } from './printed-cards/index.ts';
export { Profit, type ProfitProps } from './profit/index.ts';
export {
  AirtimePurchase,
  CablePurchase,
  type CategoryPurchaseProps,
  DataPurchase,
  ElectricityPurchase,
  type Prefill,
  Purchase,
  type PurchaseListeners,
  type PurchaseNews,
  type PurchaseProps,
  ResultCheckerPurchase,
  type SettledPurchase,
} from './purchase/index.ts';
export { Receipt, type ReceiptProps } from './receipt/index.ts';
export { Register, type RegisterProps } from './register/index.ts';
export { ResetPassword, type ResetPasswordProps, type ResetStep } from './reset-password/index.ts';
export { SalesSummary } from './sales-summary/index.ts';
export { Schedules } from './schedules/index.ts';
export { SecondFactor } from './second-factor/index.ts';
export { SellingPrices } from './selling-prices/index.ts';
export { ServiceHealth, type ServiceHealthProps } from './service-health/index.ts';
export { Sessions } from './sessions/index.ts';
export { SignIn, type SignInProps } from './sign-in/index.ts';
export { Statement } from './statement/index.ts';
export { SupportButton, type SupportButtonProps } from './support-button/index.ts';
export type { Catalogue, Text } from './text/catalogue.ts';
export { en } from './text/en.ts';
export { applyTheme, type OjaTheme } from './theme/OjaTheme.ts';
export {
  RecentTransactions,
  type RecentTransactionsProps,
  TransactionList,
  type TransactionListProps,
} from './transaction-list/index.ts';
export { TransactionPin } from './transaction-pin/index.ts';
export { WalletBalance, type WalletBalanceProps } from './wallet-balance/index.ts';
export { Webhooks } from './webhooks/index.ts';
