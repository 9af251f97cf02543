export type { ReadonlySignal } from '@preact/signals-core';
export { airtime } from './catalogue/airtime/airtime.ts';
export { amountField } from './catalogue/amountField.ts';
export { cable } from './catalogue/cable/cable.ts';
export {
  type Category,
  catalogue,
  categories,
  definitionOf,
  embeddedServices,
  findDefinition,
  isCategory,
} from './catalogue/catalogue.ts';
export { categoryFactsOf, isSoldByAmount } from './catalogue/categoryFacts.ts';
export { customerNumbers, findCustomerKind } from './catalogue/customerKind.ts';
export { type CustomerKind, customerKinds } from './catalogue/customerKinds.ts';
export { data } from './catalogue/data/data.ts';
export {
  everyPlan,
  findPlans,
  type PlanFilter,
  pricePerGb,
  type Validity,
  validities,
  validityOf,
} from './catalogue/data/plans.ts';
export {
  type CheckedPurchase,
  type Delivers,
  type DraftParts,
  defineService,
  type Instruction,
  type ServiceDefinition,
} from './catalogue/defineService.ts';
export { electricity } from './catalogue/electricity/electricity.ts';
export { siblingDiscos } from './catalogue/electricity/siblingDiscos.ts';
export { isWrongMeter } from './catalogue/electricity/wrongMeter.ts';
export { servicesEndpoints } from './catalogue/endpoints.ts';
export {
  choiceField,
  type Field,
  type FieldCheck,
  type FieldIssue,
  type FormView,
  type Offer,
  phoneField,
  planField,
  serviceField,
} from './catalogue/field.ts';
export { lookUpEndpoints } from './catalogue/lookUpEndpoints.ts';
export type { Meter, Profile, Smartcard } from './catalogue/lookUpSchema.ts';
export { quantityField } from './catalogue/quantityField.ts';
export { resultChecker } from './catalogue/result-checker/resultChecker.ts';
export type { Plan, Service } from './catalogue/serviceSchema.ts';
export type { ServicesStore } from './catalogue/store.ts';
export { type Verification, type Verified, verifyWith } from './catalogue/verification.ts';
export {
  type Client,
  createClient,
  createTokenClient,
  type TokenClientStores,
} from './client/client.ts';
export type { ClientConfig, Dedupe, TokenClientConfig } from './client/clientConfig.ts';
export {
  type Answer,
  type Body,
  type EndpointName,
  type EndpointSettings,
  endpoints,
  type Query,
  type Wire,
} from './contract/endpoints.ts';
export {
  findKeyRights,
  type KeyEndpointName,
  type KeyRight,
  type KeyScope,
  keyAccess,
  keyScopes,
} from './contract/keyAccess.ts';
export {
  type ApiKey,
  type ApiService,
  type CreatedKey,
  LONGEST_OVERLAP,
  type RotatedKey,
} from './features/api-keys/schema.ts';
export {
  type ApiKeysStore,
  type ApiServicesStore,
  asksForPassword,
  createApiKeysStore,
  createApiServicesStore,
  type KeyChange,
  type KeySettings,
} from './features/api-keys/store.ts';
export {
  type Case,
  type CaseEvidence,
  type CaseRequest,
  type CaseResolution,
  type CaseState,
  caseResolutions,
  MOST_CASE_MESSAGE,
} from './features/cases/schema.ts';
export { type CasesStore, createCasesStore } from './features/cases/store.ts';
export type {
  Customer,
  CustomerRequest,
} from './features/customers/schema.ts';
export { type CustomerPages, type CustomersStore, createCustomersStore } from './features/customers/store.ts';
export type { AccountRequest, Bank, FundingAccount } from './features/funding/bankSchema.ts';
export { type Checkout, type CheckoutStore, createCheckoutStore } from './features/funding/checkout.ts';
export type { FundingClaim, ManualFunding } from './features/funding/schema.ts';
export { createFundingStore, type FundingStore, type TransferClaim } from './features/funding/store.ts';
export {
  type InboxNotice,
  MOST_MARKED,
  type NoticeFilter,
  noticeFilters,
} from './features/notices/inboxSchema.ts';
export {
  createNoticeInboxStore,
  type InboxPages,
  type NoticeInboxStore,
} from './features/notices/inboxStore.ts';
export type { Notice } from './features/notices/schema.ts';
export { createNoticesStore, type NoticesStore } from './features/notices/store.ts';
export { type OwnData, type OwnDataKind, ownDataKinds } from './features/own-data/schema.ts';
export { createOwnDataStore, type OwnDataStore } from './features/own-data/store.ts';
export {
  createDevicePreferences,
  defaultPreferences,
  fontFamilies,
  lowBalanceRange,
  type Preferences,
  type PreferencesStore,
  radiusRange,
} from './features/preferences/store.ts';
export { LONGEST_LOGO, type Shop } from './features/prints/schema.ts';
export { createPrintStore, type PrintStore } from './features/prints/store.ts';
export { type ProfitHeadings, profitCsv, profitHeadings } from './features/profit/csv.ts';
export {
  type Markup,
  type Profit,
  type ProfitGroup,
  type ProfitRow,
  profitGroups,
  type SellingPriceChange,
  type SellingRule,
} from './features/profit/schema.ts';
export {
  checkMarkup,
  expectedProfitOf,
  expectedProfitOfAll,
  findSellingRule,
  type MarkupIssue,
  MOST_ADDED,
  MOST_BASIS_POINTS,
  type PricedSale,
  profitOf,
  sellingPriceOf,
} from './features/profit/sellingPrice.ts';
export { createSellingPricesStore, type SellingPricesStore } from './features/profit/sellingPricesStore.ts';
export { createProfitStore, type ProfitStore } from './features/profit/store.ts';
export {
  type DaySales,
  hoursOfSalesLeft,
  type Sales,
  salesByDay,
  salesOfSummary,
  sumSales,
} from './features/sales/salesByDay.ts';
export {
  noonOf,
  type SalesPeriod,
  type StatementDays,
  salesPeriodOf,
  statementMonth,
  WEEK,
} from './features/sales/salesPeriod.ts';
export type { SummaryRow } from './features/sales/schema.ts';
export { createSalesSummaryStore, type SalesSummaryStore } from './features/sales/store.ts';
export {
  type Schedule,
  type ScheduleKind,
  type ScheduleRequest,
  type ScheduleRun,
  scheduleKinds,
} from './features/schedules/schema.ts';
export { createSchedulesStore, type SchedulesStore, type ScheduleTerms } from './features/schedules/store.ts';
export {
  createPasskeyProof,
  type PasskeyProof,
  type SignedPasskey,
  takesApp,
  takesPasskey,
} from './features/security/passkeys/proof.ts';
export {
  LONGEST_PASSKEY_NAME,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
} from './features/security/passkeys/schema.ts';
export {
  createPasskeysStore,
  type NewPasskey,
  type PasskeyAddition,
  type PasskeysStore,
} from './features/security/passkeys/store.ts';
export type { PasswordProof } from './features/security/password/proof.ts';
export { createPasswordReset, type PasswordReset } from './features/security/password/reset.ts';
export type { PinStatus } from './features/security/pin/schema.ts';
export { createPinStore, type PinChange, type PinStore } from './features/security/pin/store.ts';
export type { FactorSecret, SecondFactor } from './features/security/second-factor/schema.ts';
export { createFactorSignIn, type FactorSignIn } from './features/security/second-factor/signIn.ts';
export { createSecondFactorStore, type SecondFactorStore } from './features/security/second-factor/store.ts';
export type { AgentSession, AgentSessions } from './features/security/sessions/schema.ts';
export { createSessionsStore, type SessionsStore } from './features/security/sessions/store.ts';
export { type StatementHeadings, statementCsv, statementHeadings } from './features/statement/csv.ts';
export { MOST_PERIOD_DAYS, type Movement, type StatementTotal } from './features/statement/schema.ts';
export { createStatementStore, type Statement, type StatementStore } from './features/statement/store.ts';
export { createSupportStore, type SupportStore } from './features/support/store.ts';
export { createFindOnlyHistory } from './features/transactions/closedHistory.ts';
export { toCsv } from './features/transactions/csv.ts';
export { type CsvColumn, csvHeadings } from './features/transactions/csvHeadings.ts';
export {
  everyTransaction,
  isWithin,
  queryOf,
  type TransactionsFilter,
} from './features/transactions/filter.ts';
export type { TransactionPages } from './features/transactions/pages.ts';
export { findRecentRecipients, type RecentRecipient } from './features/transactions/recentRecipients.ts';
export {
  createTransactionsStore,
  type TransactionsStore,
  type TransactionsView,
} from './features/transactions/store.ts';
export { walletEndpoints } from './features/wallet/endpoints.ts';
export { createWalletStore, type Wallet, type WalletStore } from './features/wallet/store.ts';
export {
  MOST_WEBHOOKS,
  type Webhook,
  type WebhookDelivery,
  type WebhookEventType,
  type WebhookSecret,
  webhookEventTypes,
} from './features/webhooks/schema.ts';
export {
  createWebhooksStore,
  type WebhookChange,
  type WebhookLog,
  type WebhooksStore,
  type WebhookTerms,
} from './features/webhooks/store.ts';
export {
  clampText,
  countCharacters,
  percentEncode,
  splitCharacters,
  toWellFormed,
} from './format/characters.ts';
export {
  formatDateTime,
  formatDay,
  formatMoment,
  formatTime,
  formatWeekday,
  lagosDay,
} from './format/date.ts';
export { DAY, HOUR, MINUTE, SECOND } from './format/duration.ts';
export { foldText } from './format/foldText.ts';
export { lagosMoment, parseInstant } from './format/instant.ts';
export { holdsInvisible } from './format/invisible.ts';
export { nextOccasion, occasionOf, type Recurrence, recurrences } from './format/occasions.ts';
export { parseApiBase, readApiBase } from './http/apiBase.ts';
export {
  BASE_PATH,
  EMBEDDER_HEADER,
  type Endpoint,
  type ReadScope,
  readScopes,
  type WidgetScope,
  widgetScopes,
} from './http/endpoint.ts';
export type { Failure } from './http/envelope.ts';
export { imageAddress } from './http/imageAddress.ts';
export { hasDuplicateKeys } from './http/json.ts';
export {
  type MoneyOutcome,
  moneyOutcome,
  PURCHASE_REFUSAL_CODES,
  type PurchaseRefusalCode,
} from './http/moneyOutcome.ts';
export { createOjaError, isOjaError, type OjaError, type OjaErrorCode } from './http/ojaError.ts';
export type { CallResult } from './http/parseResponse.ts';
export {
  asksForFactor,
  lacksTheCall,
  type Problem,
  type ProblemKind,
  requestIdOf,
} from './http/problem.ts';
export type { Call, ReadOf, Snapshot } from './http/transport.ts';
export { createIndexedDbJournal } from './journal/indexedDbJournal.ts';
export { createIntent, type Fact, type Intent, type PurchaseDraft } from './journal/intent.ts';
export {
  createMemoryJournal,
  type Ending,
  type JournalEntry,
  type PurchaseJournal,
} from './journal/journal.ts';
export { accountIssues, emailIssues } from './messages/accountIssues.ts';
export { type Age, type AgoMessages, ago, agoMessages } from './messages/ago.ts';
export { amountIssues } from './messages/amountIssues.ts';
export { explainForm, type FormMessages, formMessages, recipientRefused } from './messages/explainForm.ts';
export { explainIssue, issueMessages } from './messages/explainIssue.ts';
export { fieldIssues } from './messages/fieldIssues.ts';
export { fieldLabels, labelFor } from './messages/fieldLabels.ts';
export type { Issue, IssueMessage, IssueMessages } from './messages/formatIssue.ts';
export { formatIssue, inSentence } from './messages/formatIssue.ts';
export { notCharged, omitNotCharged } from './messages/notCharged.ts';
export {
  explainPasswordIssue,
  type PasswordMessages,
  passwordMessages,
} from './messages/passwordMessages.ts';
export { phoneIssues } from './messages/phoneIssues.ts';
export { createPlural, type PluralForms, plural } from './messages/plural.ts';
export { explainProblem, type ProblemMessages, problemMessages } from './messages/problemMessages.ts';
export { quantityIssues } from './messages/quantityIssues.ts';
export {
  explainSettlement,
  type SettlementMessages,
  settlementMessages,
} from './messages/settlement.ts';
export {
  formatMoney,
  formatNaira,
  formatPrice,
  type Kobo,
  kobo,
  parseNaira,
  toNaira,
  toTypedAmount,
} from './money/kobo.ts';
export { createDefaultPlatform } from './platform/defaultPlatform.ts';
export type { Platform } from './platform/platform.ts';
export { purchaseEndpoints } from './purchase/endpoints.ts';
export {
  type PurchaseForm,
  type PurchaseFormState,
  type ShownField,
  startForm,
} from './purchase/form/purchaseForm.ts';
export type { Checking } from './purchase/form/recipientVerification.ts';
export type { PurchaseMachine } from './purchase/machine.ts';
export type { OpenPurchase } from './purchase/openPurchase.ts';
export {
  createOpenPurchasesStore,
  type OpenPurchases,
  type OpenPurchasesStore,
} from './purchase/openPurchasesStore.ts';
export { createOtherTabs } from './purchase/otherTabs.ts';
export { createPurchases, type Purchases, startPurchase } from './purchase/purchases.ts';
export type { PurchaseState } from './purchase/purchaseView.ts';
export { newPriceOf, type PinRefusal, pinRefusalOf } from './purchase/refusals.ts';
export type { JournalAndSendResult } from './purchase/registry.ts';
export type { PurchaseTracker } from './purchase/tracker/tracker.ts';
export {
  isEnded,
  moneyStateOf,
  type Step,
  type TrackerState,
  trackerStateOf,
} from './purchase/tracker/trackerState.ts';
export { createPageSessionStorage, SESSION_KEY } from './session/pageSessionStorage.ts';
export type { Session } from './session/session.ts';
export type { AuthState, ResetProgress, SessionEnd } from './session/sessionState.ts';
export {
  createMemorySessionStorage,
  type SessionStorage,
  type StoredSession,
} from './session/sessionStorage.ts';
export { type ProvidedToken, parseTokenEnd } from './session/tokens.ts';
export type { Credentials, PasswordChange, Registration, User } from './session/userSchema.ts';
export { hasOwn } from './shared/hasOwn.ts';
export { isFinal, parseStatus, type Status, statuses } from './shared/schemas/status.ts';
export { cleanText } from './shared/schemas/text.ts';
export { createMemoryTextStorage, type TextStorage } from './shared/textStorage.ts';
export { type BalanceAt, readBalance, readLastBalance } from './snapshot/lastBalance.ts';
export { openDeviceSnapshot, openSnapshot } from './snapshot/snapshot.ts';
export type { SnapshotStorage } from './snapshot/snapshotStorage.ts';
export type { CursorPages, Pages } from './store/pages.ts';
export type { Resource, ResourceState } from './store/resource.ts';
export type {
  Account,
  GetStore,
  Resettable,
  StoreContext,
  StoreFactory,
} from './store/storeRegistry.ts';
export type { Delivery } from './transaction/deliverySchema.ts';
export { historyEndpoints, transactionEndpoints } from './transaction/endpoints.ts';
export { isCredit } from './transaction/isCredit.ts';
export { linkRefunds, type RefundLinks } from './transaction/linkRefunds.ts';
export {
  type CreditOutcome,
  type DeliveryState,
  type FailedPurchases,
  findRefund,
  type MoneyState,
  type OutcomeEvidence,
  outcomeOf,
  type PurchaseOutcome,
  type TransactionOutcome,
} from './transaction/outcome.ts';
export {
  type MeterType,
  meterTypes,
  type PurchaseRequest,
} from './transaction/purchaseSchema.ts';
export type { Refund, SettlementPromise, Transaction, TransactionsQuery } from './transaction/schema.ts';
export {
  type AmountCheck,
  type AmountIssue,
  type AmountLimits,
  checkAmount,
  groupAmount,
  parseAmount,
} from './validators/amount.ts';
export type { DigitsIssue } from './validators/digits.ts';
export {
  bareDigits,
  checkIdentityNumber,
  checkOtp,
  checkProfileId,
  checkSmartcard,
  readCode,
} from './validators/digits.ts';
export { checkEmail, type EmailCheck, type EmailIssue } from './validators/email.ts';
export { groupFours, groupPhone } from './validators/groupDigits.ts';
export {
  checkMeter,
  checkPostpaidAccount,
  type MeterCheck,
  type MeterWarning,
  type PostpaidIssue,
} from './validators/meter.ts';
export { hintNetwork } from './validators/network.ts';
export {
  checkPasswordChange,
  normalisePassword,
  type PasswordField,
  type PasswordForm,
  type PasswordIssue,
} from './validators/password.ts';
export {
  checkPhone,
  formatPhone,
  type PhoneCheck,
  type PhoneIssue,
  phoneDigits,
} from './validators/phone.ts';
export { checkPin, isPin, type PinIssue } from './validators/pin.ts';
export { checkQuantity, MOST_QUANTITY, type QuantityIssue } from './validators/quantity.ts';
export {
  checkRegistration,
  type NameIssue,
  type RegistrationForm,
  type RegistrationIssues,
} from './validators/registration.ts';
export { checkUsername, type UsernameCheck, type UsernameIssue } from './validators/username.ts';
