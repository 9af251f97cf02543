import type { Catalogue } from '../catalogue.ts';
import { account } from '../yo/account.ts';
import { apiKeys } from '../yo/apiKeys.ts';
import { apiReference } from '../yo/apiReference.ts';
import { bulk } from '../yo/bulk.ts';
import { cases } from '../yo/cases.ts';
import { customers } from '../yo/customers.ts';
import { dashboard } from '../yo/dashboard.ts';
import { yo as embed } from '../yo/embedCatalogue.ts';
import { funding } from '../yo/funding.ts';
import { passkeys } from '../yo/passkeys.ts';
import { pin } from '../yo/pin.ts';
import { cards } from '../yo/printedCards.ts';
import { profit } from '../yo/profit.ts';
import { sales } from '../yo/sales.ts';
import { schedules } from '../yo/schedules.ts';
import { secondFactor } from '../yo/secondFactor.ts';
import { security } from '../yo/security.ts';
import { statement } from '../yo/statement.ts';
import { webhooks } from '../yo/webhooks.ts';

/**
 * Yoruba with dots and tone marks. Addresses the agent as “ẹ”, which is polite. Keeps the English terms of the trade:
 * data, airtime, token, balance.
 *
 * Not yet reviewed by a speaker.
 */
export const yo: Catalogue = {
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
