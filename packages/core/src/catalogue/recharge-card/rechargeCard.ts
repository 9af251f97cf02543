import { categoryFactsOf } from '../categoryFacts.ts';
import { defineService } from '../defineService.ts';
import { phoneField, planField, serviceField } from '../field.ts';
import { pricedByQuantity, quantityField } from '../quantityField.ts';

/** Airtime as pins to print on cards: a network, a denomination, a quantity, and the customer's phone number. */
export const rechargeCard = defineService({
  id: 'recharge-card',
  fields: [serviceField('network'), planField('denomination'), quantityField(), phoneField()],
  delivers: 'pins',
  ...categoryFactsOf('recharge-card'),
  draft: pricedByQuantity,
});
