import {
  type Category,
  type CustomerKind,
  customerNumbers,
  type FieldCheck,
  type Kobo,
  type MeterType,
  type PurchaseRequest,
} from '@oja/core';
import type { AppContext } from '../appContext.ts';
import { blankForm, findRecipientKind, recipientFieldOf } from '../catalogue/limits.ts';
import { inTime, providerSilent } from '../http/inTime.ts';
import { invalid } from '../http/refusal.ts';
import type { Caller } from '../identity/caller.ts';
import type { Card } from '../provider/customers.ts';

/** A requested purchase, checked against the endpoint's schema. */
export interface ValidatedPurchase {
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

const refusals: Readonly<Record<Exclude<CustomerKind, 'meter'> | MeterType, string>> = {
  phone: 'Enter an 11-digit mobile number, like 08031234567.',
  smartcard: 'Enter the card number: 10 or 11 digits.',
  profile: 'Enter the 10-digit profile code.',
  prepaid: 'Enter the meter number: 11 to 13 digits.',
  postpaid: 'Enter the account number as shown on the bill.',
};

/** Parses the recipient with core's check for its kind. Throws a 400 if it is invalid. */
export function readRecipient(
  category: Category,
  { recipient, serviceId, meterType }: PurchaseRequest,
): string {
  const kind = findRecipientKind({ category, serviceId });
  if (kind === null) return asDefined(category, recipient);
  if (kind !== 'meter') return read(customerNumbers[kind].check(recipient, undefined), refusals[kind]);
  if (meterType === undefined) throw invalid('meterType', 'Choose prepaid or postpaid.');
  return read(customerNumbers.meter.check(recipient, meterType), refusals[meterType]);
}

/** Parses the recipient with the check of core's form for the category. */
function asDefined(category: Category, typed: string): string {
  const check = recipientFieldOf(category)?.check(typed, blankForm);
  return read(check, 'This can’t be right. Check it and enter it again.');
}

function read(check: FieldCheck | undefined, refusal: string): string {
  if (!check?.ok) throw invalid('recipient', refusal);
  return check.value;
}

/** Whether the purchase names a card without a plan, and so renews the card's current plan. */
export const isRenewal = (category: Category, { planId, serviceId }: PurchaseRequest): boolean =>
  findRecipientKind({ category, serviceId }) === 'smartcard' && planId === undefined;

/**
 * Validates a requested purchase. For a renewal, asks the provider for the card's plan, for at most half of the
 * time limit of a response.
 */
export async function validatePurchase(
  wanted: Pick<ValidatedPurchase, 'caller' | 'category' | 'request'>,
  { provider, answerLimitMs }: AppContext,
): Promise<ValidatedPurchase> {
  const { category, request } = wanted;
  const recipient = readRecipient(category, request);
  if (!isRenewal(category, request)) return { ...wanted, recipient };
  const asked = provider.customers.card(recipient, request.serviceId);
  const known = await inTime(asked, answerLimitMs / 2, providerSilent);
  if (known?.renewal === undefined) throw invalid('planId', 'Choose a plan: this card has none to renew.');
  return { ...wanted, recipient, card: known };
}
