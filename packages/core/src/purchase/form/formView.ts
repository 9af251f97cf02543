import type { ServiceDefinition } from '../../catalogue/defineService.ts';
import type { Field, FormView } from '../../catalogue/field.ts';
import type { Service } from '../../catalogue/serviceSchema.ts';
import type { Values, Verified } from '../../catalogue/verification.ts';
import type { PurchaseDraft } from '../../journal/intent.ts';
import { toNaira } from '../../money/kobo.ts';
import { hintNetwork } from '../../validators/network.ts';
import { phoneDigits } from '../../validators/phone.ts';

/** The typed text of a form, by field name. */
export type Entries = Readonly<Record<string, string>>;

/** True if the form asks for this field now. */
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

/** Returns the entries that recreate this purchase. */
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

/** Returns the chosen item, or the only one if nothing was chosen. Never another than the chosen one. */
const chosenOf = <T extends { readonly id: string }>(offered: readonly T[], asked = ''): T | null =>
  offered.find(({ id }) => (asked === '' ? offered.length === 1 : id === asked)) ?? null;

/** The state of a form with everything derived from its entries: the service, the plan, and the network that the number suggests. */
export function viewOf(entered: Entries, services: readonly Service[], verified: Verified | null): FormView {
  const hinted = hintNetwork(phoneDigits(entered['recipient'] ?? ''), services);
  const service = chosenOf(services, entered['service']) ?? hinted;
  const plan = service ? chosenOf(service.plans, entered['plan']) : null;
  return { entered, services, service, hinted, plan, verified };
}
