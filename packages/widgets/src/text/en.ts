import {
  accountIssues,
  agoMessages,
  amountIssues,
  emailIssues,
  fieldIssues,
  fieldLabels,
  passwordMessages,
  phoneIssues,
  problemMessages,
  quantityIssues,
  settlementMessages,
} from '@oja/core';
import { agentSale } from './en/agentSale.ts';
import { amountField } from './en/amountField.ts';
import { apiKeys } from './en/apiKeys.ts';
import { apiReference } from './en/apiReference.ts';
import { apiTry } from './en/apiTry.ts';
import { bulk } from './en/bulk.ts';
import { bulkFrame } from './en/bulkFrame.ts';
import { cases } from './en/cases.ts';
import { changePassword } from './en/changePassword.ts';
import { checkout } from './en/checkout.ts';
import { commands } from './en/commands.ts';
import { customerPrice } from './en/customerPrice.ts';
import { customers } from './en/customers.ts';
import { dashboard } from './en/dashboard.ts';
import { deliverables } from './en/deliverables.ts';
import { delivery } from './en/delivery.ts';
import { embed } from './en/embed.ts';
import { embedded } from './en/embedded.ts';
import { embedFault } from './en/embedFault.ts';
import { embedFrame } from './en/embedFrame.ts';
import { factorCode } from './en/factorCode.ts';
import { funding } from './en/funding.ts';
import { home } from './en/home.ts';
import { install } from './en/install.ts';
import { kit } from './en/kit.ts';
import { login } from './en/login.ts';
import { lookUp } from './en/lookUp.ts';
import { meterValidator } from './en/meterValidator.ts';
import { money } from './en/money.ts';
import { moneyHelp } from './en/moneyHelp.ts';
import { noticeCentre } from './en/noticeCentre.ts';
import { notices } from './en/notices.ts';
import { openPurchases } from './en/openPurchases.ts';
import { outages } from './en/outages.ts';
import { ownData } from './en/ownData.ts';
import { passkeys } from './en/passkeys.ts';
import { passwordStrength } from './en/passwordStrength.ts';
import { payer } from './en/payer.ts';
import { priceList } from './en/priceList.ts';
import { printedCards } from './en/printedCards.ts';
import { problemDetails } from './en/problemDetails.ts';
import { profile } from './en/profile.ts';
import { profit } from './en/profit.ts';
import { purchase } from './en/purchase.ts';
import { purchaseForm } from './en/purchaseForm.ts';
import { quantityField } from './en/quantityField.ts';
import { receipt } from './en/receipt.ts';
import { register } from './en/register.ts';
import { resetPassword } from './en/resetPassword.ts';
import { salesSummary } from './en/salesSummary.ts';
import { savedCustomers } from './en/savedCustomers.ts';
import { schedules } from './en/schedules.ts';
import { secondFactor } from './en/secondFactor.ts';
import { sellingPrices } from './en/sellingPrices.ts';
import { serviceHealth } from './en/serviceHealth.ts';
import { sessions } from './en/sessions.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { shownOnce } from './en/shownOnce.ts';
import { signIn } from './en/signIn.ts';
import { signInCode } from './en/signInCode.ts';
import { statement } from './en/statement.ts';
import { support } from './en/support.ts';
import { supportPage } from './en/supportPage.ts';
import { transactionPin } from './en/transactionPin.ts';
import { transactions } from './en/transactions.ts';
import { unknownPage } from './en/unknownPage.ts';
import { walletBalance } from './en/walletBalance.ts';
import { webhooks } from './en/webhooks.ts';

/**
 * All text for agents and customers, in English, with a section for each widget and screen. For tests, stories and
 * translators: shipped code imports only the sections that it shows.
 */
export const en = {
  kit,
  money,
  moneyHelp,
  delivery,
  deliverables,
  receipt,
  passwordChange: passwordMessages,
  passwordStrength,
  problems: problemMessages,
  problemDetails,
  time: agoMessages,
  purchase,
  purchaseForm,
  agentSale,
  amountField,
  quantityField,
  salesSummary,
  savedCustomers,
  bulk,
  bulkFrame,
  customerPrice,
  customers,
  sellingPrices,
  serviceHealth,
  printedCards,
  priceList,
  openPurchases,
  outages,
  fieldLabels,
  amountIssues,
  fieldIssues,
  quantityIssues,
  accountIssues,
  emailIssues,
  phoneIssues,
  walletBalance,
  transactions,
  funding,
  checkout,
  payer,
  apiKeys,
  apiReference,
  lookUp,
  meterValidator,
  signIn,
  register,
  resetPassword,
  changePassword,
  notices,
  support,
  dashboard,
  shell,
  sessions,
  settings,
  commands,
  home,
  install,
  login,
  unknownPage,
  profile,
  profit,
  supportPage,
  embed,
  embedded,
  embedFault,
  embedFrame,
  statement,
  transactionPin,
  secondFactor,
  passkeys,
  factorCode,
  signInCode,
  settlement: settlementMessages,
  cases,
  noticeCentre,
  schedules,
  ownData,
  shownOnce,
  webhooks,
  apiTry,
};
