import type { Catalogue } from '../catalogue.ts';
import { account } from '../ig/account.ts';
import { apiKeys } from '../ig/apiKeys.ts';
import { apiReference } from '../ig/apiReference.ts';
import { bulk } from '../ig/bulk.ts';
import { cases } from '../ig/cases.ts';
import { customers } from '../ig/customers.ts';
import { dashboard } from '../ig/dashboard.ts';
import { ig as embed } from '../ig/embedCatalogue.ts';
import { funding } from '../ig/funding.ts';
import { passkeys } from '../ig/passkeys.ts';
import { pin } from '../ig/pin.ts';
import { cards } from '../ig/printedCards.ts';
import { profit } from '../ig/profit.ts';
import { sales } from '../ig/sales.ts';
import { schedules } from '../ig/schedules.ts';
import { secondFactor } from '../ig/secondFactor.ts';
import { security } from '../ig/security.ts';
import { statement } from '../ig/statement.ts';
import { webhooks } from '../ig/webhooks.ts';

/**
 * Igbo in the Ọnwụ spelling, with dots and without tone marks, as in newspapers. Keeps the English terms of the trade:
 * data, airtime, token, balance.
 *
 * Not yet reviewed by a speaker.
 */
export const ig: Catalogue = {
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
