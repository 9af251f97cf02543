import {
  definitionOf,
  type FieldCheck,
  type FieldIssue,
  type FormView,
  type Kobo,
  type MeterType,
  type MeterWarning,
  meterTypes,
  type Service,
  type Verified,
} from '@oja/core';

/** A meter as the disco returns it. `minimum` and `arrears` are in kobo; a part of a payment may go to the arrears. */
export interface VerifiedMeter {
  /** Id of the disco's service, for a purchase. */
  readonly discoId: string;
  readonly discoName: string;
  readonly meterNumber: string;
  /** The disco's type of the meter, which may differ from the one in the form. */
  readonly meterType: MeterType;
  readonly customerName: string;
  readonly address: string | undefined;
  readonly minimum: Kobo | undefined;
  readonly arrears: Kobo | undefined;
  /** `false` if the disco does not sell to this meter now. */
  readonly canVend: boolean;
}

/** The form's values, as typed. */
export interface MeterEntry {
  readonly discoId: string | null;
  readonly meterType: MeterType;
  readonly number: string;
}

/** The checked form: a valid disco and number, or the issue. A warning does not block: many real meters fail the check digit. */
export interface CheckedEntry {
  readonly disco: Service | null;
  readonly number: string | null;
  readonly issue: FieldIssue | null;
  readonly warning: MeterWarning | null;
}

/** A meter to verify. */
export interface MeterQuestion {
  readonly disco: Service;
  readonly number: string;
  readonly meterType: MeterType;
}

const electricity = definitionOf('electricity');

const viewOf = ({ meterType, number }: MeterEntry, services: readonly Service[]): FormView => ({
  entered: { meterType, recipient: number },
  services,
  service: null,
  hinted: null,
  plan: null,
  verified: null,
});

function checkNumber(entry: MeterEntry, discos: readonly Service[]): FieldCheck {
  const field = electricity.fields.find(({ name }) => name === 'recipient');
  if (!field) throw new Error('The definition of electricity has no field for the meter.');
  return field.check(entry.number, viewOf(entry, discos));
}

/** Checks the form by the fields of the electricity definition. A disco that is unavailable for sale can still verify meters. */
export function checkEntry(entry: MeterEntry, discos: readonly Service[]): CheckedEntry {
  const disco = discos.find(({ id }) => id === entry.discoId) ?? null;
  const check = checkNumber(entry, discos);
  return check.ok
    ? { disco, number: check.value, issue: null, warning: check.warning ?? null }
    : { disco, number: null, issue: check.issue, warning: null };
}

/** The electricity definition's verification and its question for this meter, ready for `ask`. */
export function verificationOf({ disco, number, meterType }: MeterQuestion) {
  const { verification } = electricity;
  const view = viewOf({ discoId: disco.id, meterType, number }, [disco]);
  const question = verification?.question({ recipient: number, service: disco.id, meterType }, view);
  if (!verification || !question) throw new Error('The definition of electricity verifies no meter.');
  return { verification, question };
}

/** Converts the disco's answer to a `VerifiedMeter`. */
export function verifiedMeter(
  { disco, number, meterType }: MeterQuestion,
  { customerName, canBuy, minimum, facts, corrections }: Verified,
): VerifiedMeter {
  const find = (label: string) => facts.find((fact) => fact.label === label);
  const address = find('address');
  const arrears = find('arrears');
  return {
    discoId: disco.id,
    discoName: disco.name,
    meterNumber: number,
    meterType: meterTypes.find((type) => type === corrections?.['meterType']) ?? meterType,
    customerName,
    address: address && 'text' in address ? address.text : undefined,
    minimum,
    arrears: arrears && 'amount' in arrears ? arrears.amount : undefined,
    canVend: canBuy,
  };
}
