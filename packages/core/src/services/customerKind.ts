import type { CustomerKind } from '../schemas/customer.ts';
import type { MeterType } from '../schemas/purchase.ts';
import { checkProfileId, checkSmartcard } from '../validators/digits.ts';
import { groupFours, groupPhone } from '../validators/groupDigits.ts';
import { checkMeter, checkPostpaidAccount } from '../validators/meter.ts';
import { checkPhone } from '../validators/phone.ts';
import type { FieldCheck } from './field.ts';

/** What is known of the number of one kind of customer. */
interface KindOfNumber {
  /** Labels of the fields that ask for it: keys of the text catalogue, the usual one first. */
  readonly labels: readonly [string, ...string[]];
  /** What is sold to it, by category: the first is offered to a customer without a sale. */
  readonly categories: readonly [string, ...string[]];
  /** How its digits are grouped while they are typed. */
  group(typed: string): string;
  check(raw: string, meterType: MeterType | undefined): FieldCheck;
}

/** By kind. A category whose customers are to be saved has the label of its recipient's field and its id here. */
export const customerNumbers: Readonly<Record<CustomerKind, KindOfNumber>> = {
  phone: {
    labels: ['phone'],
    categories: ['data', 'airtime', 'result-checker', 'recharge-card', 'cable'],
    group: groupPhone,
    check(raw) {
      const read = checkPhone(raw);
      return read.ok ? { ok: true, value: read.phone } : read;
    },
  },
  meter: {
    labels: ['meter-number'],
    categories: ['electricity'],
    group: groupFours,
    check: (raw, meterType) => (meterType === 'postpaid' ? checkPostpaidAccount(raw) : checkMeter(raw)),
  },
  smartcard: {
    labels: ['smartcard-number', 'iuc-number'],
    categories: ['cable'],
    group: groupFours,
    check: checkSmartcard,
  },
  profile: {
    labels: ['profile-id'],
    categories: ['result-checker'],
    group: groupFours,
    check: checkProfileId,
  },
};

/** The kind of customer that a field with this label asks for; `null` where such customers are not saved. */
export function findCustomerKind(label: string): CustomerKind | null {
  const kinds = Object.entries(customerNumbers) as [CustomerKind, KindOfNumber][];
  return kinds.find(([, { labels }]) => labels.includes(label))?.[0] ?? null;
}
