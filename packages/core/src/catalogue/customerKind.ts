import type { MeterType } from '../transaction/purchaseSchema.ts';
import { checkProfileId, checkSmartcard } from '../validators/digits.ts';
import { groupFours, groupPhone } from '../validators/groupDigits.ts';
import { checkMeter, checkPostpaidAccount } from '../validators/meter.ts';
import { checkPhone } from '../validators/phone.ts';
import type { CustomerKind } from './customerKinds.ts';
import type { FieldCheck } from './field.ts';

/** The rules for the number of one kind of customer. */
interface KindOfNumber {
  /** Labels of the fields that ask for it: keys of the text catalogue, the default first. */
  readonly labels: readonly [string, ...string[]];
  /** The categories sold to it; the first is offered to a customer without a purchase. */
  readonly categories: readonly [string, ...string[]];
  /** Groups the digits while they are typed. */
  group(typed: string): string;
  check(raw: string, meterType: MeterType | undefined): FieldCheck;
}

/** By kind. A new category whose customers can be saved adds the label of its recipient field and its id here. */
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

/** The kind of customer that a field with this label asks for; `null` if such customers can't be saved. */
export function findCustomerKind(label: string): CustomerKind | null {
  const kinds = Object.entries(customerNumbers) as [CustomerKind, KindOfNumber][];
  return kinds.find(([, { labels }]) => labels.includes(label))?.[0] ?? null;
}
