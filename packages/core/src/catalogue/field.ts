import type { Kobo } from '../money/kobo.ts';
import type { AmountIssue, AmountLimits } from '../validators/amount.ts';
import type { DigitsIssue } from '../validators/digits.ts';
import { groupPhone } from '../validators/groupDigits.ts';
import type { MeterWarning, PostpaidIssue } from '../validators/meter.ts';
import { checkPhone, type PhoneIssue } from '../validators/phone.ts';
import type { QuantityIssue } from '../validators/quantity.ts';
import type { Plan, Service } from './serviceSchema.ts';
import type { Verified } from './verification.ts';

/** The reason why a field's value can't be used. `explainIssue` has the sentence for each. */
export type FieldIssue =
  | PhoneIssue
  | DigitsIssue
  | PostpaidIssue
  | AmountIssue
  | QuantityIssue
  /** No option is chosen. */
  | { readonly kind: 'not-chosen' }
  /** The choice is not available now; `notice` is the server's reason. */
  | { readonly kind: 'unavailable'; readonly notice: string | null };

/** The value to send, or the issue with the typed text. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string; readonly warning?: MeterWarning | null }
  | { readonly ok: false; readonly issue: FieldIssue };

/** The state of a form that fields and checks depend on. */
export interface FormView {
  /** The typed text, by field name. */
  readonly entered: Readonly<Record<string, string>>;
  readonly services: readonly Service[];
  /** The chosen service, else the service that the number's prefix suggests. */
  readonly service: Service | null;
  /** The service that the number's prefix suggests. */
  readonly hinted: Service | null;
  readonly plan: Plan | null;
  /** The server's answer about the current recipient. */
  readonly verified: Verified | null;
}

/** The purchase that an option would lead to. `price` in kobo. */
export interface Offer {
  readonly name: string;
  readonly price: Kobo;
}

/** One field of a form. `kind` determines how it is rendered, `label` its name. */
export interface Field {
  readonly name: string;
  readonly kind: 'service' | 'plan' | 'choice' | 'phone' | 'digits' | 'text' | 'amount' | 'quantity';
  /** A key of the text catalogue, such as "meter-number". */
  readonly label: string;
  /** The label for the current form, if it differs from `label`. */
  readonly labelIn?: (form: FormView) => string;
  /** For a service field: whether there are usually more services than fit side by side. Determines the skeleton. */
  readonly usually?: 'few' | 'many';
  /** For a text field: true if the current form allows only digits, so that a phone shows its numeric keypad. */
  readonly isDigits?: (form: FormView) => boolean;
  /** Groups the typed text for reading. Omitted: no grouping. */
  readonly group?: (typed: string, form: FormView) => string;
  /** For a choice field: its values, which are also keys of the text catalogue. The first is the default. */
  readonly options?: readonly string[];
  /** The product and price of a choice's option, if the form knows them. */
  readonly offer?: (option: string, form: FormView) => Offer | null;
  /** The form omits the field while this returns false. */
  readonly isAsked?: (form: FormView) => boolean;
  /** The limits of an amount, for the hint next to the field. */
  readonly limits?: (form: FormView) => AmountLimits;
  readonly check: (raw: string, form: FormView) => FieldCheck;
}

const notChosen: FieldCheck = { ok: false, issue: { kind: 'not-chosen' } };

/** The field for a network, disco, provider or exam. */
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

/** The field for a plan of the service. */
export const planField = (label: string, isAsked?: Field['isAsked']): Field => ({
  name: 'plan',
  kind: 'plan',
  label,
  ...(isAsked && { isAsked }),
  check: (_, { plan }) => (plan ? { ok: true, value: plan.id } : notChosen),
});

/** The field for the customer's mobile number. Its prefix suggests a service if the services have prefixes. */
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

/** A field with a few fixed options. */
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
