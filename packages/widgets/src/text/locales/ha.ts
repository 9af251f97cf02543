import type { Catalogue } from '../catalogue.ts';
import { account } from '../ha/account.ts';
import { apiKeys } from '../ha/apiKeys.ts';
import { apiReference } from '../ha/apiReference.ts';
import { bulk } from '../ha/bulk.ts';
import { cases } from '../ha/cases.ts';
import { customers } from '../ha/customers.ts';
import { dashboard } from '../ha/dashboard.ts';
import { ha as embed } from '../ha/embedCatalogue.ts';
import { funding } from '../ha/funding.ts';
import { passkeys } from '../ha/passkeys.ts';
import { pin } from '../ha/pin.ts';
import { cards } from '../ha/printedCards.ts';
import { profit } from '../ha/profit.ts';
import { sales } from '../ha/sales.ts';
import { schedules } from '../ha/schedules.ts';
import { secondFactor } from '../ha/secondFactor.ts';
import { security } from '../ha/security.ts';
import { statement } from '../ha/statement.ts';
import { webhooks } from '../ha/webhooks.ts';

/**
 * Hausa in the spelling of Nigerian schools, with hooked letters. Addresses the agent in the plural, which is polite and
 * gender-neutral. Keeps the English terms of the trade: data, airtime, token, balance.
 *
 * Not yet reviewed by a speaker.
 */
export const ha: Catalogue = {
  ...embed,
  ...sales,
  ...pin,
  ...schedules,
  ...security,
  ...secondFactor,
  ...passkeys,
  ...profit,
  ...statement,
  ...bulk,
  ...cards,
  ...customers,
  ...cases,
  ...funding,
  ...account,
  ...dashboard,
  ...apiKeys,
  ...apiReference,
  ...webhooks,
};
