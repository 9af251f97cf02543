import type { Kobo } from '../format/kobo.ts';
import type { Plan, Service } from '../schemas/service.ts';
import type { AmountIssue, AmountLimits } from '../validators/amount.ts';
import type { DigitsIssue } from '../validators/digits.ts';
import { groupPhone } from '../validators/groupDigits.ts';
import type { MeterWarning, PostpaidIssue } from '../validators/meter.ts';
import { checkPhone, type PhoneIssue } from '../validators/phone.ts';
import type { QuantityIssue } from '../validators/quantity.ts';
import type { Verified } from './verification.ts';

/** Why what a field holds can't be sold. `explainIssue` has words for each; figures travel along. */
export type FieldIssue =
  | PhoneIssue
  | DigitsIssue
  | PostpaidIssue
  | AmountIssue
  | QuantityIssue
  /** Nothing is chosen from the list. */
  | { readonly kind: 'not-chosen' }
  /** Chosen, but it can't be sold right now; `notice` is the server's reason. */
  | { readonly kind: 'unavailable'; readonly notice: string | null };

/** A value as it goes out, or what is wrong with what was typed. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string; readonly warning?: MeterWarning | null }
  | { readonly ok: false; readonly issue: FieldIssue };

/** What a form holds at one moment, as far as fields and checks need to know it. */
export interface FormView {
  /** As it was typed, by the field's name. */
  readonly entered: Readonly<Record<string, string>>;
  readonly services: readonly Service[];
  /** The chosen one, else the one that the number's prefix hints at. */
  readonly service: Service | null;
  /** What the prefix hints at. */
  readonly hinted: Service | null;
  readonly plan: Plan | null;
  /** What the server said about this very recipient. */
  readonly verified: Verified | null;
}

/** What choosing an option would buy. `price` in kobo. */
export interface Offer {
  readonly name: string;
  readonly price: Kobo;
}

/** One thing that a form asks for. How it is drawn follows from `kind`, what it is called from `label`. */
export interface Field {
  readonly name: string;
  readonly kind: 'service' | 'plan' | 'choice' | 'phone' | 'digits' | 'text' | 'amount' | 'quantity';
  /** A key of the text catalogue, such as "meter-number". */
  readonly label: string;
  /** What it is called in this very form, where that differs from `label`. */
  readonly labelIn?: (form: FormView) => string;
  /** Of a service: whether there are usually more of them than stand side by side. What waits for the list is drawn so. */
  readonly usually?: 'few' | 'many';
  /** Of a text: true where it has digits only in this very form, so that a phone shows its digits. */
  readonly isDigits?: (form: FormView) => boolean;
  /** How what is typed is grouped, as it is read aloud. Left out: not at all. */
  readonly group?: (typed: string, form: FormView) => string;
  /** Of a choice: the values, which are keys of the text catalogue too; the first is the default. */
  readonly options?: readonly string[];
  /** What an option of a choice stands for and costs, where the form knows that. */
  readonly offer?: (option: string, form: FormView) => Offer | null;
  /** Left out of the form where it is false. */
  readonly isAsked?: (form: FormView) => boolean;
  /** What an amount must keep to, for the hint beside the field. */
  readonly limits?: (form: FormView) => AmountLimits;
  readonly check: (raw: string, form: FormView) => FieldCheck;
}

const notChosen: FieldCheck = { ok: false, issue: { kind: 'not-chosen' } };

/** Which network, disco, provider or exam. */
export const serviceField = (label: string, usually: 'few' | 'many' = 'few'): Field => ({
  name: 'service',
  kind: 'service',
  label,
  usually,
  check(_, { service }) {
    if (!service) return notChosen;
    if (service.available) return { ok: true, value: service.id };
    return { ok: false, issue: { kind: 'unavailable', notice: service.notice ?? null } };
  },
});

/** One of the service's plans. */
export const planField = (label: string, isAsked?: Field['isAsked']): Field => ({
  name: 'plan',
  kind: 'plan',
  label,
  ...(isAsked && { isAsked }),
  check: (_, { plan }) => (plan ? { ok: true, value: plan.id } : notChosen),
});

/** The customer's mobile number; its prefix hints at the service where the services have prefixes. */
export const phoneField = (isAsked?: Field['isAsked']): Field => ({
  name: 'recipient',
  kind: 'phone',
  label: 'phone',
  ...(isAsked && { isAsked }),
  group: groupPhone,
  check(raw) {
    const read = checkPhone(raw);
    return read.ok ? { ok: true, value: read.phone } : read;
  },
});

/** One of a few words. */
export const choiceField = (
  name: string,
  options: readonly [string, ...string[]],
  isAsked?: Field['isAsked'],
): Field => ({
  name,
  kind: 'choice',
  label: name,
  options,
  ...(isAsked && { isAsked }),
  check(raw) {
    const value = raw === '' ? options[0] : options.find((option) => option === raw);
    return value === undefined ? notChosen : { ok: true, value };
  },
});
