import type { Catalogue } from '../catalogue.ts';
import { account } from '../pcm/account.ts';
import { apiKeys } from '../pcm/apiKeys.ts';
import { apiReference } from '../pcm/apiReference.ts';
import { bulk } from '../pcm/bulk.ts';
import { cases } from '../pcm/cases.ts';
import { customers } from '../pcm/customers.ts';
import { dashboard } from '../pcm/dashboard.ts';
import { pcm as embed } from '../pcm/embedCatalogue.ts';
import { funding } from '../pcm/funding.ts';
import { passkeys } from '../pcm/passkeys.ts';
import { pin } from '../pcm/pin.ts';
import { cards } from '../pcm/printedCards.ts';
import { profit } from '../pcm/profit.ts';
import { sales } from '../pcm/sales.ts';
import { schedules } from '../pcm/schedules.ts';
import { secondFactor } from '../pcm/secondFactor.ts';
import { security } from '../pcm/security.ts';
import { statement } from '../pcm/statement.ts';
import { webhooks } from '../pcm/webhooks.ts';

/**
 * Nigerian Pidgin, as news sites write it. Words for money stay close to English, because receipts and support use the
 * English words.
 *
 * Not yet reviewed by a speaker.
 */
export const pcm: Catalogue = {
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
