import { groupPhone } from '../validators/groupDigits.ts';
import { checkPhone } from '../validators/phone.ts';
import type { ServiceDefinition } from './defineService.ts';
import type { Field, FieldCheck } from './field.ts';
import type { Service } from './serviceSchema.ts';

/** The kind of number that identifies a service's customer, such as a smartcard number. */
export interface RecipientKind {
  /** The server's word for the kind: `recipientKind` of a service. */
  readonly name: string;
  /** The label of the field: a key of the text catalogue. */
  readonly label: string;
  /** Groups the digits while they are typed. */
  group(typed: string): string;
  check(raw: string): FieldCheck;
}

/** The kinds of recipient of one category. */
export interface RecipientKinds {
  readonly usual: RecipientKind;
  /** Exceptions, by a word in the service's id. */
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

/** The kind of recipient of a service: as the server states, else as the category lists, else the category's default. */
export function recipientKindOf(
  service: Service | null,
  { usual, byService }: RecipientKinds,
): RecipientKind {
  if (!service) return usual;
  const words = service.id.toLowerCase().split(/\W+/);
  const listed = Object.entries(byService).find(([word]) => words.includes(word))?.[1] ?? usual;
  // One kind may have a different label per service, so the service's own entry comes first.
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

/** Resets the recipient if the new service needs another kind of number, so that a phone number is not offered as a profile code. */
export const forgetOtherKind =
  (kinds: RecipientKinds): NonNullable<ServiceDefinition['forget']> =>
  ({ service: id }, { services, service }) => {
    if (id === undefined) return {};
    const next = services.find((other) => other.id === id) ?? null;
    const isSame = recipientKindOf(service, kinds).name === recipientKindOf(next, kinds).name;
    return isSame ? {} : { recipient: '' };
  };
