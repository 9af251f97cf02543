import type { Client } from '../client.ts';
import type { ServiceDefinition } from '../services/defineService.ts';
import { createSaleForm, type SaleForm } from './saleForm.ts';

/** The form of one category of the catalogue, or of one of your own: what is asked, checked and verified. */
export function startForm(
  { services, call, now }: Pick<Client, 'services' | 'call' | 'now'>,
  definition: ServiceDefinition,
): SaleForm {
  return createSaleForm(definition, { services: services.of(definition.id), call, now });
}
