import { toNaira } from '../format/kobo.ts';
import type { PurchaseDraft } from '../journal/intent.ts';
import type { Service } from '../schemas/service.ts';
import type { ServiceDefinition } from '../services/defineService.ts';
import type { FormView } from '../services/field.ts';
import type { Verified } from '../services/verification.ts';
import { bareDigits } from '../validators/digits.ts';
import { hintNetwork } from '../validators/network.ts';
import { checkPhone } from '../validators/phone.ts';

/** Digits as they are matched against prefixes: also while the number is incomplete. */
function typedDigits(raw: string): string {
  const read = checkPhone(raw);
  return read.ok ? read.phone : bareDigits(raw).replace(/^\+?234/, '0');
}

/** What to type to get this sale again. */
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

/** What a form holds, with what follows from it: the service, the plan, the network that the number hints at. */
export function viewOf(
  entered: Readonly<Record<string, string>>,
  services: readonly Service[],
  verified: Verified | null,
): FormView {
  const hinted = hintNetwork(typedDigits(entered['recipient'] ?? ''), services);
  const service = services.find(({ id }) => id === entered['service']) ?? hinted;
  const plan = service?.plans.find(({ id }) => id === entered['plan']) ?? null;
  return { entered, services, service, hinted, plan, verified };
}
