import type { Handlers } from '../http/handler.ts';
import { balance } from './balance.ts';
import { contact } from './contact.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { notYet } from './notYet.ts';
import { purchase } from './purchase.ts';
import { services } from './services.ts';
import { transaction } from './transaction.ts';
import { transactions } from './transactions.ts';
import { user } from './user.ts';
import { widgetSession } from './widgetSession.ts';

/** One handler for each row of core's table: a new row doesn't compile until it stands here. */
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
  widgetSession,
  register: notYet,
  resetPassword: notYet,
  otpResetPassword: notYet,
  confirmResetPassword: notYet,
  changePassword: notYet,
  notices: notYet,
  accounts: notYet,
  openAccount: notYet,
  banks: notYet,
  manualFunding: notYet,
  fund: notYet,
  meter: notYet,
  smartcard: notYet,
  profile: notYet,
  apiServices: notYet,
  apiKeys: notYet,
  createApiKey: notYet,
  revokeApiKey: notYet,
};
