import {
  type Category,
  checkMeter,
  checkPhone,
  checkPostpaidAccount,
  checkProfileId,
  checkSmartcard,
  definitionOf,
  type FormView,
  type Kobo,
  type PurchaseRequest,
} from '@oja/core';
import type { AppContext } from '../appContext.ts';
import { recipientKindOf } from '../catalogue/limits.ts';
import { inTime, providerSilent } from '../http/inTime.ts';
import { invalid } from '../http/refusal.ts';
import type { Caller } from '../identity/caller.ts';
import type { Card } from '../provider/customers.ts';

/** A requested purchase, checked against the endpoint's schema. */
export interface Intent {
  readonly caller: Caller;
  readonly category: Category;
  readonly request: PurchaseRequest;
  /** The recipient in the provider's form: the 11 digits of a phone, or a meter, card or profile number. */
  readonly recipient: string;
  /** The card of a renewal. The provider's price for this card applies, not the price in the list. */
  readonly card?: Card | undefined;
  /**
   * The price from which the agent's PIN is required, if it was not proven. `null` or absent if none is
   * required.
   */
  readonly pinFrom?: Kobo | null;
}

function phone(typed: string): string {
  const read = checkPhone(typed);
  if (!read.ok) throw invalid('recipient', 'Enter an 11-digit mobile number, like 08031234567.');
  return read.phone;
}

type Check = (typed: string) => { readonly ok: true; readonly value: string } | { readonly ok: false };

/**
 * Creates a parser of recipients from a validator of core. It throws a 400 with this sentence if the recipient is
 * invalid.
 */
const checkedBy = (check: Check, sentence: string) => (typed: string) => {
  const read = check(typed);
  if (!read.ok) throw invalid('recipient', sentence);
  return read.value;
};

const card = checkedBy(checkSmartcard, 'Enter the card number: 10 or 11 digits.');
const profile = checkedBy(checkProfileId, 'Enter the 10-digit profile code.');
const prepaid = checkedBy(checkMeter, 'Enter the meter number: 11 to 13 digits.');
const postpaid = checkedBy(checkPostpaidAccount, 'Enter the account number as it stands on the bill.');

const blankForm: FormView = {
  entered: {},
  services: [],
  service: null,
  hinted: null,
  plan: null,
  verified: null,
};

/** Parses the recipient in the form of its category. Throws a 400 if it is invalid. */
export function readRecipient(
  category: Category,
  { recipient, serviceId, meterType }: PurchaseRequest,
): string {
  switch (recipientKindOf({ category, serviceId })) {
    case 'phone':
      return phone(recipient);
    case 'meter':
      if (meterType === undefined) throw invalid('meterType', 'Choose prepaid or postpaid.');
      return meterType === 'prepaid' ? prepaid(recipient) : postpaid(recipient);
    case 'smartcard':
      return card(recipient);
    case 'profile':
      return profile(recipient);
    default:
      return asDefined(category, recipient);
  }
}

/** Parses the recipient with the check of core's form for the category. */
function asDefined(category: Category, typed: string): string {
  const field = definitionOf(category).fields.find(({ name }) => name === 'recipient');
  const read = field?.check(typed, blankForm);
  if (!read?.ok) throw invalid('recipient', 'This can’t be right. Check it and enter it again.');
  return read.value;
}

/** Whether the purchase names a card without a plan, and so renews the card's current plan. */
export const isRenewal = (category: Category, { planId, serviceId }: PurchaseRequest): boolean =>
  recipientKindOf({ category, serviceId }) === 'smartcard' && planId === undefined;

/**
 * Converts a request into an intent. For a renewal, asks the provider for the card's plan, for at most half of the
 * time limit of a response.
 */
export async function readIntent(
  wanted: Pick<Intent, 'caller' | 'category' | 'request'>,
  { provider, answerLimitMs }: AppContext,
): Promise<Intent> {
  const { category, request } = wanted;
  const recipient = readRecipient(category, request);
  if (!isRenewal(category, request)) return { ...wanted, recipient };
  const asked = provider.customers.card(recipient, request.serviceId);
  const known = await inTime(asked, answerLimitMs / 2, providerSilent);
  if (known?.renewal === undefined) throw invalid('planId', 'Choose a plan: this card has none to renew.');
  return { ...wanted, recipient, card: known };
}
