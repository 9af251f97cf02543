import { toNaira } from '../format/kobo.ts';
import type { PurchaseDraft } from '../journal/intent.ts';
import type { Plan, Service } from '../schemas/service.ts';
import type { ServiceDefinition } from '../services/defineService.ts';
import type { Field, FormView } from '../services/field.ts';
import type { Values, Verified } from '../services/verification.ts';
import { bareDigits } from '../validators/digits.ts';
import { hintNetwork } from '../validators/network.ts';
import { checkPhone } from '../validators/phone.ts';

/** Digits as they are matched against prefixes: also while the number is incomplete. */
function typedDigits(raw: string): string {
  const read = checkPhone(raw);
  return read.ok ? read.phone : bareDigits(raw).replace(/^\+?234/, '0');
}

/** What is typed into a form, by the field's name. */
export type Entries = Readonly<Record<string, string>>;

/** True where the form asks for this field now. */
export const isAsked = (field: Field, view: FormView): boolean => field.isAsked?.(view) ?? true;

/** The values of the valid fields, by name. */
export const valuesOf = (definition: ServiceDefinition, view: FormView): Values =>
  Object.fromEntries(
    definition.fields.flatMap((field) => {
      if (!isAsked(field, view)) return [];
      const check = field.check(view.entered[field.name] ?? '', view);
      return check.ok ? [[field.name, check.value]] : [];
    }),
  );

/** What to type to make this purchase again. */
export function entriesOf(draft: PurchaseDraft, definition: ServiceDefinition): Record<string, string> {
  const { serviceId, planId = '', recipient, amount, quantity, meterType } = draft;
  return {
    service: serviceId,
    plan: planId,
    recipient,
    ...(amount !== undefined && { amount: toNaira(amount) }),
    ...(quantity !== undefined && { quantity: String(quantity) }),
    ...(meterType !== undefined && { meterType }),
    ...definition.entries(draft),
  };
}

/** The plan that was chosen; where there is only one, that one. Never another than was asked for. */
const planOf = ({ plans }: Service, asked: string): Plan | null =>
  plans.find(({ id }) => (asked === '' ? plans.length === 1 : id === asked)) ?? null;

/** What a form holds, with what follows from it: the service, the plan, the network that the number hints at. */
export function viewOf(entered: Entries, services: readonly Service[], verified: Verified | null): FormView {
  const hinted = hintNetwork(typedDigits(entered['recipient'] ?? ''), services);
  const service = services.find(({ id }) => id === entered['service']) ?? hinted;
  const plan = service ? planOf(service, entered['plan'] ?? '') : null;
  return { entered, services, service, hinted, plan, verified };
}
