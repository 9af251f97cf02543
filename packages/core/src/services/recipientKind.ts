import type { Service } from '../schemas/service.ts';
import { groupPhone } from '../validators/groupDigits.ts';
import { checkPhone } from '../validators/phone.ts';
import type { ServiceDefinition } from './defineService.ts';
import type { Field, FieldCheck } from './field.ts';

/** What identifies the customer of a service, such as a smartcard. */
export interface RecipientKind {
  /** The server's word for it: `recipientKind` of a service. */
  readonly name: string;
  /** The label of its field: a key of the text catalogue. */
  readonly label: string;
  /** How its digits are grouped while they are typed. */
  group(typed: string): string;
  check(raw: string): FieldCheck;
}

/** The kinds of recipient of one category. */
export interface RecipientKinds {
  readonly usual: RecipientKind;
  /** The services that differ, by a word of their id. */
  readonly byService: Readonly<Record<string, RecipientKind>>;
}

export const phoneRecipient: RecipientKind = {
  name: 'phone',
  label: 'phone',
  group: groupPhone,
  check(raw) {
    const read = checkPhone(raw);
    return read.ok ? { ok: true, value: read.phone } : read;
  },
};

/** The kind of recipient of a service: by the server's statement, else by the category's list, else the usual one. */
export function recipientKindOf(
  service: Service | null,
  { usual, byService }: RecipientKinds,
): RecipientKind {
  if (!service) return usual;
  const words = service.id.toLowerCase().split(/\W+/);
  const listed = Object.entries(byService).find(([word]) => words.includes(word))?.[1] ?? usual;
  // Two services may have the same number by different names: the list knows what this one calls it.
  return (
    [listed, usual, ...Object.values(byService)].find(({ name }) => name === service.recipientKind) ?? listed
  );
}

/** The field for a recipient whose kind depends on the chosen service. `label` names it in a review. */
export const recipientField = (label: string, kinds: RecipientKinds): Field => ({
  name: 'recipient',
  kind: 'digits',
  label,
  labelIn: ({ service }) => recipientKindOf(service, kinds).label,
  group: (typed, { service }) => recipientKindOf(service, kinds).group(typed),
  check: (raw, { service }) => recipientKindOf(service, kinds).check(raw),
});

/** For a form whose recipient is another kind of number with another service: a phone number is not offered as a profile code. */
export const forgetOtherKind =
  (kinds: RecipientKinds): NonNullable<ServiceDefinition['forget']> =>
  ({ service: id }, { services, service }) => {
    if (id === undefined) return {};
    const next = services.find((other) => other.id === id) ?? null;
    const isSame = recipientKindOf(service, kinds).name === recipientKindOf(next, kinds).name;
    return isSame ? {} : { recipient: '' };
  };
