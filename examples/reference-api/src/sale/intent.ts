import { type Category, checkPhone, type PurchaseRequest } from '@oja/core';
import { isForProfile } from '../catalogue/limits.ts';
import type { House } from '../house.ts';
import { invalid } from '../http/refusal.ts';
import type { AgentCaller, WidgetCaller } from '../identity/caller.ts';
import type { Card } from '../provider/customers.ts';

/** A purchase that somebody wants, checked against the table's schema. */
export interface Intent {
  readonly caller: AgentCaller | WidgetCaller;
  readonly category: Category;
  readonly request: PurchaseRequest;
  /** The request's recipient as the provider knows it: 11 digits of a phone, a meter, a card, a profile. */
  readonly recipient: string;
  /** Whose card it is: a renewal costs what the provider says of this card, not what the list says. */
  readonly card?: Card | undefined;
}

function phone(typed: string): string {
  const read = checkPhone(typed);
  if (!read.ok) throw invalid('recipient', 'Enter an 11-digit mobile number, like 08031234567.');
  return read.phone;
}

function matching(pattern: RegExp, sentence: string): (typed: string) => string {
  return (typed) => {
    const read = typed.trim();
    if (!pattern.test(read)) throw invalid('recipient', sentence);
    return read;
  };
}

const card = matching(/^\d{10,11}$/, 'Enter the card number: 10 or 11 digits.');
const profile = matching(/^\d{10}$/, 'Enter the 10-digit profile code.');
const prepaid = matching(/^\d{11,13}$/, 'Enter the meter number: 11 to 13 digits.');
// Postpaid accounts have letters and slashes at some discos.
const postpaid = matching(/^[0-9A-Za-z/-]{5,25}$/, 'Enter the account number as it stands on the bill.');

/** Who gets it, in the category's own form; 400 for what can't be one. */
function readRecipient(category: Category, { recipient, serviceId, meterType }: PurchaseRequest): string {
  switch (category) {
    case 'data':
    case 'airtime':
      return phone(recipient);
    case 'electricity':
      if (meterType === undefined) throw invalid('meterType', 'Choose prepaid or postpaid.');
      return meterType === 'prepaid' ? prepaid(recipient) : postpaid(recipient);
    case 'cable':
      return serviceId === 'showmax' ? phone(recipient) : card(recipient);
    case 'result-checker':
      return isForProfile(serviceId) ? profile(recipient) : phone(recipient);
  }
}

/** A request as an intent. For TV without a plan, which is a renewal, it asks the provider what this card has. */
export async function readIntent(
  caller: Intent['caller'],
  category: Category,
  request: PurchaseRequest,
  { provider }: House,
): Promise<Intent> {
  const recipient = readRecipient(category, request);
  const renewal = category === 'cable' && request.planId === undefined;
  const known = renewal ? await provider.customers.card(recipient, request.serviceId) : undefined;
  if (renewal && known?.renewal === undefined)
    throw invalid('planId', 'Choose a plan: this card has none to renew.');
  return { caller, category, request, recipient, ...(known && { card: known }) };
}
