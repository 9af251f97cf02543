import type { Handlers } from '../http/handler.ts';
import { closeAccount, ownData, ownDataFile, register, user } from './account.ts';
import { apiKeys, createApiKey, revokeApiKey, rotateApiKey, updateApiKey } from './apiKeys.ts';
import { apiServices } from './apiServices.ts';
import { cases, contact, openCase, supportCase } from './cases.ts';
import { customers, deleteCustomer, saveCustomer, updateCustomer } from './customers.ts';
import { accounts, balance, banks, fund, manualFunding, openAccount } from './fund.ts';
import { login, logout } from './login.ts';
import { meter, profile, smartcard } from './lookUps.ts';
import { markNotices, noticeInbox, notices } from './notices.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  passkeySignIn,
  passkeys,
  provePasskey,
  removePasskey,
} from './passkeys.ts';
import {
  changePassword,
  confirmPassword,
  confirmResetPassword,
  otpResetPassword,
  resetPassword,
} from './password.ts';
import { pin, removePin, resetPin, sendPinCode, setPin } from './pin.ts';
import { recordPrint } from './prints.ts';
import { profit, sellingPrices, setSellingPrice } from './profit.ts';
import { purchase, voidPurchase } from './purchase.ts';
import { salesSummary } from './salesSummary.ts';
import { addSchedule, resumeSchedule, schedules, stopSchedule } from './schedules.ts';
import {
  confirmSecondFactor,
  factorSignIn,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  startSecondFactor,
} from './secondFactor.ts';
import { services } from './services.ts';
import { endSessions, sessions } from './sessions.ts';
import { saveShop, shop } from './shop.ts';
import { statement } from './statement.ts';
import { transaction, transactions } from './transactions.ts';
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  webhookDeliveries,
  webhooks,
} from './webhooks.ts';
import { widgetSession } from './widgetSession.ts';

/** One handler for each endpoint of core. A new endpoint doesn't compile until it has a handler here. */
export const handlers: Handlers = {
  login,
  user,
  logout,
  contact,
  balance,
  services,
  transactions,
  transaction,
  purchase,
  voidPurchase,
  widgetSession,
  register,
  resetPassword,
  otpResetPassword,
  confirmResetPassword,
  changePassword,
  notices,
  accounts,
  openAccount,
  banks,
  manualFunding,
  fund,
  meter,
  smartcard,
  profile,
  apiServices,
  apiKeys,
  createApiKey,
  updateApiKey,
  rotateApiKey,
  revokeApiKey,
  confirmPassword,
  salesSummary,
  ownData,
  ownDataFile,
  closeAccount,
  customers,
  saveCustomer,
  updateCustomer,
  deleteCustomer,
  pin,
  shop,
  saveShop,
  recordPrint,
  setPin,
  removePin,
  sendPinCode,
  resetPin,
  secondFactor,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  factorSignIn,
  passkeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeyProof,
  provePasskey,
  beginPasskeySignIn,
  passkeySignIn,
  statement,
  noticeInbox,
  markNotices,
  schedules,
  addSchedule,
  stopSchedule,
  resumeSchedule,
  cases,
  openCase,
  supportCase,
  sessions,
  endSessions,
  sellingPrices,
  setSellingPrice,
  profit,
  webhooks,
  addWebhook,
  changeWebhook,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  webhookDeliveries,
  replayWebhook,
};
