import { categoryFactsOf } from '../categoryFacts.ts';
import { defineService } from '../defineService.ts';
import { phoneField, planField, serviceField } from '../field.ts';
import { pricedByQuantity, quantityField } from '../quantityField.ts';

/** Airtime as pins to be printed on cards: a network, a denomination, how many, and the phone of who gets them. */
export const rechargeCard = defineService({
  id: 'recharge-card',
  fields: [serviceField('network'), planField('denomination'), quantityField(), phoneField()],
  delivers: 'pins',
  ...categoryFactsOf('recharge-card'),
  draft: pricedByQuantity,
});
