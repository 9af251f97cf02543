import type { ServiceDefinition } from '../services/defineService.ts';
import type { ServicesStore } from '../stores/services.ts';
import type { StoreContext } from '../stores/storeRegistry.ts';
import { createPurchaseForm, type PurchaseForm } from './purchaseForm.ts';

/** The form of one category of the catalogue, or of one of your own: what is asked, checked and verified. */
export function startForm(
  { services, call, now }: Pick<StoreContext, 'call' | 'now'> & { readonly services: ServicesStore },
  definition: ServiceDefinition,
): PurchaseForm {
  return createPurchaseForm(definition, { services: services.of(definition.id), call, now });
}
