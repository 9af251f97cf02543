import { type Category, definitionOf, type PurchaseRequest, toNaira } from '@oja/core';
import { samplePurchases } from '@oja/core/openapi';
import { serviceRows } from '../catalogue/catalogue.ts';
import { readRecipient } from '../sale/validatePurchase.ts';

/** In the form of a phone number, a card or profile, and an account. */
const recipients = ['08011111111', '1000000001', '123456'];

const fits = (category: Category, request: PurchaseRequest): boolean => {
  try {
    return readRecipient(category, request) !== '';
  } catch {
    return false;
  }
};

/**
 * A purchase in the category that is delivered at once: the document's example, or the minimum amount of the first
 * service.
 */
export function sampleOrder(category: Category): Omit<PurchaseRequest, 'reference'> {
  const sample = Object.entries(samplePurchases).find(([id]) => id === category)?.[1];
  if (sample) return sample;
  const service = serviceRows.find((row) => row.category === category);
  if (!service?.least) throw new Error(`No service of ${definitionOf(category).id} is sold by amount`);
  const amount = toNaira(service.least);
  const orders = recipients.map((recipient) => ({
    serviceId: service.id,
    recipient,
    amount,
    expectedPrice: amount,
  }));
  const order = orders.find((each) => fits(category, { ...each, reference: '' }));
  if (!order) throw new Error(`No recipient fits ${category}`);
  return order;
}
